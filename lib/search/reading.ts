/** Not every answer is an organization: guides, tools, lists and topic pages of this site, by the kind of help. */
import { stateName, stateSlug } from '@/lib/geography/states'
import { legalGuides } from '@/lib/legal/guides'
import { legalTools } from '@/lib/legal/tools'
import type { Danger } from './danger'
import type { Kind } from './kinds'
import type { Understood } from './understand'

export interface Reading {
  title: string
  href: string
}

const guide = (id: string): Reading[] =>
  legalGuides.flatMap((one) => (one.id === id ? [{ title: one.title, href: `/legal-education/guides/${id}` }] : []))
const tool = (id: string): Reading[] =>
  legalTools.flatMap((one) => (one.id === id ? [{ title: one.title, href: `/legal-education/tools/${id}` }] : []))

const page = {
  plan: { title: 'Make a safety plan', href: '/emergency/planning' },
  traces: { title: 'What a phone or computer keeps of your visit', href: '/safety/traces' },
  checkIn: { title: 'Set a safety check-in', href: '/emergency/check-in' },
  lines: { title: 'Every crisis line, to call or text', href: '/emergency/contacts' },
  tonight: { title: 'A safe place tonight', href: '/safe-tonight' },
  housing: { title: 'Housing and shelter, explained', href: '/housing-shelter' },
  health: { title: "Women's health, explained", href: '/womens-health' },
  rights: { title: 'Rights and advocacy, explained', href: '/rights-advocacy' },
  grants: { title: 'Grants and money, explained', href: '/grants' },
  legalHelp: { title: 'How to get legal help', href: '/legal-education/help' },
} satisfies Record<string, Reading>

const protection = [...guide('protection-orders'), ...tool('protection-order-checklist')]
const money = guide('divorce-and-money')
const immigration = guide('immigration-relief')

const byKind: Partial<Record<Kind, Reading[]>> = {
  'emergency-shelter': [page.tonight, page.housing],
  'homeless-help': [page.tonight, page.housing],
  'transitional-housing': [page.housing],
  'public-housing': [page.housing, ...guide('housing-rights')],
  'housing-vouchers': [page.housing, ...guide('housing-rights')],
  'rent-help': [page.grants, page.housing],
  'domestic-violence': [page.plan, ...protection, page.traces],
  'sexual-assault': [page.lines, ...tool('compensation-deadlines')],
  stalking: [...protection, page.traces],
  trafficking: [...immigration, page.lines],
  'tech-safety': [page.traces, ...tool('phone-line-letter')],
  'crime-victims': tool('compensation-deadlines'),
  'victim-compensation': tool('compensation-deadlines'),
  'protection-orders': [...protection, page.legalHelp],
  'family-law': [...guide('custody-and-safety'), ...tool('custody-documents-checklist'), ...money],
  'tenant-rights': [...guide('housing-rights'), ...tool('vawa-housing-letter')],
  'workplace-rights': [...guide('work-and-leave'), ...tool('work-leave-letter')],
  'immigration-legal': immigration,
  'legal-aid': [page.legalHelp, page.rights],
  'civil-rights': [page.rights],
  'cash-help': [page.grants],
  'small-business': [page.grants],
  scholarships: [page.grants],
  'credit-debt': money,
  taxes: money,
  'phone-internet': tool('phone-line-letter'),
  'health-center': [page.health],
  'womens-care': [page.health],
  'reproductive-health': [page.health],
  abortion: [page.health],
  prenatal: [page.health],
}

const byDanger: Partial<Record<Danger, Reading[]>> = {
  violence: [page.plan, page.checkIn],
  followed: [page.plan, page.traces],
  tonight: [page.tonight],
  child: guide('custody-and-safety'),
}

const MOST = 4

/** The part of a state's law page that a kind of help is about. */
const lawParts: Partial<Record<Kind, string>> = {
  'domestic-violence': '#orders',
  stalking: '#orders',
  'sexual-assault': '#orders',
  'protection-orders': '#orders',
  'crime-victims': '#compensation',
  'victim-compensation': '#compensation',
  'tenant-rights': '#lease',
  'workplace-rights': '#leave',
  'legal-aid': '',
  'family-law': '',
}

function readLaw({ kinds, place }: Pick<Understood, 'kinds' | 'place'>): Reading[] {
  const part = kinds.map((kind) => lawParts[kind]).find((one) => one !== undefined)
  if (!place || part === undefined) return []
  const href = `/legal-education/states/${stateSlug(place.state)}${part}`
  return [{ title: `Your rights in ${stateName(place.state)}`, href }]
}

export function listReading(asked: Pick<Understood, 'kinds' | 'dangers' | 'place'>): Reading[] {
  const { kinds, dangers } = asked
  const all = [
    ...readLaw(asked),
    ...kinds.flatMap((kind) => byKind[kind] ?? []),
    ...dangers.flatMap((danger) => byDanger[danger] ?? []),
  ]
  return all.filter((one, at) => all.findIndex(({ href }) => href === one.href) === at).slice(0, MOST)
}
