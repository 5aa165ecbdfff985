/**
 * What a visit to this site leaves, kind by kind, in words for people, with what no test can see. What a browser can be
 * asked for afterwards stands in measured-traces.json: a test makes each visit, looks, and compares.
 */
import measuredTraces from './measured-traces.json' with { type: 'json' }

export interface HistoryEntry {
  /** Without our own host; of another site only what it is. */
  address: string
  title: string
}

export interface MeasuredTraces {
  /** Names of what is there after the visit. */
  cookies: string[]
  localStorage: string[]
  sessionStorage: string[]
  /** Each with its stores. */
  databases: string[]
  /** Each with what it holds beside the build's own scripts and styles. */
  caches: string[]
  serviceWorkers: string[]
  /** Names under which files were handed to the browser. */
  files: string[]
  /** Every address that the browser's history remembers. */
  history: HistoryEntry[]
  /** What this tab's Back and Forward lead to. */
  tab: HistoryEntry[]
}

export const traceKinds = [
  { key: 'history', title: 'Browser history' },
  { key: 'cache', title: 'Browser cache' },
  { key: 'storage', title: 'Site storage' },
  { key: 'cookies', title: 'Cookies' },
  { key: 'downloads', title: 'Files' },
  { key: 'phone', title: 'Phone and bill' },
  { key: 'mail', title: 'Email' },
] as const

export type TraceKind = (typeof traceKinds)[number]['key']

export interface Visit {
  id: string
  title: string
  /** Only what this kind of visit leaves; what is missing here is left by none of it. */
  traces: Partial<Record<TraceKind, string>>
}

const pages = 'The address and title of each page you opened.'
const files = 'The site’s own scripts, styles and fonts, not the pages. They show that someone was here.'
const worker =
  'A “service worker” and a store named “site”: the site’s scripts and a page of phone numbers, in English and in Spanish, for when there is no connection. The browser’s settings list the site because of them.'

/** Without what a service worker leaves: see nameWorker. */
export const visitsByKind: Visit[] = [
  {
    id: 'read',
    title: 'Reading pages',
    traces: {
      history: `${pages} Addresses name the topic, such as /emergency; titles of these pages do not.`,
      cache: files,
    },
  },
  {
    id: 'search',
    title: 'Searching the directory',
    traces: {
      history: `${pages} The words you searched for are part of the address. Under “Search without telling anyone” they are not: only that page is listed, and nothing of the search is stored.`,
      cache: files,
    },
  },
  {
    id: 'quiet',
    title: 'Quiet browsing',
    traces: {
      history:
        'One line, named “Notes”, with the address /quiet, whatever you read there. Websites that you open from it get their own lines.',
      cache: files,
    },
  },
  {
    id: 'exit',
    title: 'Leaving by Quick Exit',
    traces: {
      history:
        'The full history still lists what you opened. Back and Forward in this tab show a plain page. In a few older browsers, and where you signed in or gave money in this tab, one letter is kept until the tab closes or you come back, to know that you left.',
      cache: 'We ask the browser to clear what it has from this site. Not every browser does.',
    },
  },
  {
    id: 'exit-without-script',
    title: 'Leaving by the Exit button with JavaScript off',
    traces: {
      history: `${pages} The address /leave is listed too. Back can bring the last page back.`,
      cache:
        'We ask some browsers to clear what they have from this site. In Chrome and similar browsers this would slow down leaving, so they keep it.',
    },
  },
  {
    id: 'call',
    title: 'Calling or texting from a page',
    traces: {
      history: pages,
      storage:
        'Nothing. What you type under “Ready for the call” is only in the open page, and is erased when you leave it. If you put it in your vault, it is there, encrypted, and the history lists /emergency/documents as well.',
      phone: 'The call or message in the phone’s own list, and perhaps on the bill or in the phone company’s app. If you text this site’s own number for help, your texts and the answers stay in the phone’s messages until you erase them.',
    },
  },
  {
    id: 'check-in',
    title: 'A safety check-in',
    traces: {
      history: pages,
      cache: files,
      storage: 'One number, the time of the alert, until it goes off, you cancel, or the tab closes.',
    },
  },
  {
    id: 'plan',
    title: 'A plan that you don’t save',
    traces: {
      history: pages,
      cache: files,
      downloads:
        'What you print: the paper, the printer’s job list, or the PDF you save. All are named “Notes”. Paper that looks like something else is named as it looks, such as “Spice cake”; its picture is recipe.png, school.png or receipt.png.',
    },
  },
  {
    id: 'kept-plan',
    title: 'A plan kept in this browser',
    traces: {
      history: pages,
      cache: files,
      storage:
        'The plan, encrypted, in a database named “list”, until you delete it or clear the browser’s data. Anyone can see that something is stored, not what.',
    },
  },
  {
    id: 'documents',
    title: 'Secure Documents',
    traces: {
      history: pages,
      cache: files,
      storage:
        'Your files, encrypted, in a database named “keep”, until you delete them or clear the browser’s data. Anyone can see that something is stored and roughly how much.',
      downloads:
        'The original stays where it was, in the camera roll or the folder. What you export is a file in your downloads.',
    },
  },
  {
    id: 'kept-help',
    title: 'Help kept on this phone',
    traces: {
      history: pages,
      cache: files,
      storage:
        'The emergency pages, the private search, and the pages and the file of your state, in a store named “kept”, until you press Remove or clear the browser’s data. They are not encrypted.',
    },
  },
  {
    id: 'paper',
    title: 'Opening a PDF',
    traces: {
      history: pages,
      downloads:
        'Many phones save a PDF to downloads when you open it. The names are plain: my-plan.pdf, directory-by-state.pdf. The sheets for helpers are named cards.pdf, tear-off.pdf and what-to-say.pdf, those in Spanish with “-es”, a code code-place.png or code-quiet.png, and the entries of a place directory.csv. Numbers that look like something else are named recipe.pdf, school.pdf or receipt.pdf, or .png for a picture; their page is listed as “List”, with an address that names the county or the program. A code that you scan is listed in the phone’s camera or scanner.',
    },
  },
  {
    id: 'location',
    title: 'Sharing your location',
    traces: {
      history: pages,
      cache: files,
      storage:
        'The browser remembers that this site may use your location. You can undo that in the browser’s settings.',
    },
  },
  {
    id: 'account',
    title: 'Signing in',
    traces: {
      history: `${pages} The sign-in service’s pages, and ours that lead there and back, are listed as well.`,
      cache: files,
      cookies: 'Two cookies, until you sign out, use Quick Exit, or they expire: one keeps you signed in, the other says that a link is on our own page.',
      mail: 'The sign-in service may send “new sign-in” emails, and lists this site among the ones you use. Reminders come only if you ask for them.',
    },
  },
  {
    id: 'message',
    title: 'Writing to us',
    traces: {
      history: pages,
      cache: files,
      mail: 'Our answer, at the address you gave. We don’t keep what you typed in the browser.',
    },
  },
  {
    id: 'newsletter',
    title: 'Subscribing to the newsletter',
    traces: {
      history: pages,
      cache: files,
      mail: 'One email to confirm, then the newsletter. Each has a link to leave.',
    },
  },
  {
    id: 'donation',
    title: 'Giving money',
    traces: {
      history: pages,
      cache: files,
      mail: 'A receipt, at the address you gave.',
      phone: 'A line on the card’s or bank’s statement.',
    },
  },
]

/** By the id of the visit. */
export const measured: Record<string, MeasuredTraces> = measuredTraces

/** Whatever leaves a service worker says so in the same words. */
export function nameWorker(visits: Visit[], words: string): Visit[] {
  return visits.map((visit) => {
    if (!measured[visit.id]?.serviceWorkers.length) return visit
    const storage = [visit.traces.storage, words].filter(Boolean).join(' ')
    return { ...visit, traces: { ...visit.traces, storage } }
  })
}

export const visits = nameWorker(visitsByKind, worker)

/** What nobody's website can change. */
export const beyondUs: string[] = [
  'The Wi-Fi router, the phone company, and a network at work or school can see this site’s name and the time, not the pages.',
  'An account that syncs can copy the history to other devices with the same sign-in.',
  'An app that watches the screen or the keys sees all of it.',
  'A private window keeps no history on the device once it is closed. It hides nothing from the network.',
]

/** What a visit left, in the words of the page; measured on the English one. */
export const sayEntry = (entry: HistoryEntry): HistoryEntry => entry
export const sayLeft = (left: string): string => left
