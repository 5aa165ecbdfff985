/** Reads what a visit left in a browser from the browser itself: see lib/safety/content/traces.ts. */
import type { BrowserContext, Page } from '@playwright/test'
import type { HistoryEntry, MeasuredTraces } from '@/lib/safety/content/traces'
import { readCaches } from './service-worker'

export interface Places {
  ours: string
  signIn: string
  payment: string
}

/** A page of ours without scripts, from which to read what the browser stores for the site. */
const lookout = '/robots.txt'

/** An address that is the same in every run: without host, port and tokens. */
export function nameAddress(address: string, { ours, signIn, payment }: Places): string {
  const { origin, pathname, search } = new URL(address)
  if (origin === new URL(signIn).origin) return 'the sign-in service'
  if (origin === new URL(payment).origin) return 'the payment service'
  if (origin !== new URL(ours).origin) return `${origin}${pathname}`
  return `${pathname}${search}`.replaceAll(/(?<=\/)[\w-]{24,}|(?<=[?&](code|state|iss)=)[^&]+/g, '…')
}

/** Unique entries, sorted by address. */
export function listEntries(entries: { url: string; title: string }[], places: Places): HistoryEntry[] {
  const named = entries
    .filter(({ url }) => /^https?:/.test(url) && new URL(url).pathname !== lookout)
    .map(({ url, title }) => ({ address: nameAddress(url, places), title }))
  const lines = new Map(named.map((entry) => [`${entry.address} ${entry.title}`, entry]))
  return [...lines].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry)
}

/** Where Back and Forward of this tab lead. */
export async function readTab(page: Page, places: Places): Promise<HistoryEntry[]> {
  const session = await page.context().newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  return listEntries(entries, places)
}

type Stored = Omit<MeasuredTraces, 'files' | 'history' | 'tab' | 'cookies'>

/** What the site has stored, read from the visit's own tab, because session storage belongs to the tab. */
export async function readStored(page: Page, { ours }: Places): Promise<Stored> {
  await page.goto(`${ours}${lookout}`)
  const stored = await page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => {
          resolve([...request.result.objectStoreNames].sort())
          request.result.close()
        }
        request.onerror = () => reject(request.error)
      })
    const names = (await indexedDB.databases()).map(({ name = '' }) => name).sort()
    return {
      localStorage: Object.keys(localStorage).sort(),
      sessionStorage: Object.keys(sessionStorage).sort(),
      databases: await Promise.all(names.map(async (name) => `${name}: ${(await open(name)).join(', ')}`)),
      serviceWorkers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    }
  })
  const caches = Object.entries(await readCaches(page)).map(([name, held]) => {
    const pages = held.filter((path) => !/^\/(_next|fonts)\//.test(path)).map((path) => path.split('?')[0])
    return `${name}: ${pages.join(', ')}`
  })
  return { ...stored, caches: caches.sort() }
}

/** Our own cookies, each with how long it lasts. */
export async function readCookies(context: BrowserContext, { ours }: Places): Promise<string[]> {
  return (await context.cookies(ours))
    .map(({ name, expires, httpOnly }) => {
      const lasts = expires < 0 ? 'until the browser is closed' : 'with a date of its own'
      return `${name}: ${lasts}${httpOnly ? '' : ', can be read by scripts'}`
    })
    .sort()
}
