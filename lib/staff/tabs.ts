/** The console's tabs: each has its own address, visible to anyone who may make its calls. */
import { type Access, canAccess, type Viewer } from '@/lib/session/policy'

export const consoleTabs = [
  { id: 'today', href: '/admin', label: 'Today', access: 'staff:stats' },
  { id: 'articles', href: '/admin/articles', label: 'Articles', access: 'staff:articles' },
  { id: 'resources', href: '/admin/resources', label: 'Resources', access: 'staff:resources' },
  { id: 'import', href: '/admin/import', label: 'Import', access: 'admin' },
  { id: 'checks', href: '/admin/checks', label: 'Checks', access: 'staff:resources' },
  { id: 'freshness', href: '/admin/freshness', label: 'Freshness', access: 'staff:resources' },
  { id: 'donations', href: '/admin/donations', label: 'Donations', access: 'permission:donations:read' },
  { id: 'messages', href: '/admin/messages', label: 'Messages', access: 'permission:messages:read' },
  { id: 'subscribers', href: '/admin/subscribers', label: 'Subscribers', access: 'permission:subscribers:read' },
  { id: 'newsletter', href: '/admin/newsletter', label: 'Newsletter', access: 'permission:subscribers:read' },
  { id: 'staff', href: '/admin/staff', label: 'Staff', access: 'admin' },
  { id: 'mail', href: '/admin/mail', label: 'Email', access: 'admin' },
  { id: 'audit', href: '/admin/audit', label: 'Audit', access: 'admin' },
] as const satisfies readonly { id: string; href: string; label: string; access: Access }[]

export type ConsoleTab = (typeof consoleTabs)[number]
export type ConsoleTabId = ConsoleTab['id']

/** Shown with the number of open tasks. */
export type CountedTab = ConsoleTab & { waiting: number }

export function listTabs(viewer: Viewer): ConsoleTab[] {
  return consoleTabs.filter(({ access }) => canAccess(viewer, access))
}

/** What has no tab, and is reached from one of them. */
const consolePages: readonly { href: string; label: string; access: Access }[] = [
  { href: '/admin/sources', label: 'Official lists', access: 'admin' },
  { href: '/admin/states', label: 'Law and offices of the states', access: 'staff:resources' },
  { href: '/admin/checks/twins', label: 'Entries that stand twice', access: 'staff:resources' },
  { href: '/admin/checks/gaps', label: 'Counties without a program', access: 'staff:resources' },
  { href: '/admin/checks/calling', label: 'Rounds of calls', access: 'staff:resources' },
  { href: '/admin/languages', label: 'Languages to be read', access: 'staff:resources' },
  { href: '/admin/import/keys', label: 'Keys of partners', access: 'admin' },
  { href: '/admin/setup', label: 'Set-up', access: 'admin' },
]

export const listPages = (viewer: Viewer) => consolePages.filter(({ access }) => canAccess(viewer, access))

export function getTab(id: ConsoleTabId): ConsoleTab {
  const tab = consoleTabs.find((one) => one.id === id)
  if (!tab) throw new Error(`no tab ${id}`)
  return tab
}
