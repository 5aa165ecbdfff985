import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ORIGIN = 'https://site.example'
const source = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')

const offlinePages = ['/offline', '/es/offline']

/** As in a browser: a deleted cache can still be written to, but never found again. */
class Store {
  readonly held = new Map<string, Response>()
  async match(path: string) {
    return this.held.get(path)?.clone()
  }
  async put(path: string, response: Response) {
    const body = await response.text()
    this.held.set(path, new Response(body))
  }
  async delete(path: string) {
    return this.held.delete(path)
  }
  async keys() {
    return Array.from(this.held.keys(), (path) => ({ url: ORIGIN + path }))
  }
}

class Stores {
  readonly held = new Map<string, Store>()
  async has(name: string) {
    return this.held.has(name)
  }
  async open(name: string) {
    const store = this.held.get(name) ?? new Store()
    this.held.set(name, store)
    return store
  }
  async match(path: string, { cacheName }: { cacheName: string }) {
    return this.held.get(cacheName)?.match(path)
  }
  async delete(name: string) {
    return this.held.delete(name)
  }
  async keys() {
    return Array.from(this.held.keys())
  }
}

/** The site in one build: every page uses the same script, and the list of files also has a large one. */
function createSite(build: string) {
  const script = `/_next/static/chunks/page-${build}.js`
  const large = `/_next/static/chunks/large-${build}.js`
  const page = `<html>${build}<script src="/_next/static/chunks/polyfills-1.js" noModule=""></script><script src="${script}" async=""></script></html>`
  const files = [
    { url: script, revision: 'small' },
    { url: large, revision: 'large' },
  ]
  return { script, large, page, files, isAnswering: true, asked: [] as string[], before: async (_path: string) => {} }
}

type Site = ReturnType<typeof createSite>

/** A browser in which the workers of successive builds become active. */
function createBrowser(first: Site) {
  const caches = new Stores()
  let site = first
  let tabs = ['/']
  let send = (_type: string, _event: object) => {}

  async function load(asked: string | { url: string }) {
    const path = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname
    site.asked.push(path)
    await site.before(path)
    if (!site.isAnswering) throw new TypeError('no connection')
    const isFile = path.startsWith('/_next/')
    const isKnown = !isFile || site.files.some(({ url }) => url === path)
    const response = new Response(isFile ? path : site.page, { status: isKnown ? 200 : 404 })
    return Object.defineProperty(response, 'type', { value: 'basic' })
  }

  function activate({ files }: Site) {
    const listeners = new Map<string, (event: object) => void>()
    const self = {
      __WB_MANIFEST: files,
      offlinePages: {
        '/offline': { body: 'offline', headers: {} },
        '/es/offline': { body: 'sin conexión', headers: {} },
      },
      clients: { matchAll: async () => tabs.map((path) => ({ url: ORIGIN + path })) },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    }
    new Function('self', 'caches', 'fetch', 'location', 'navigator', source)(
      self,
      caches,
      load,
      { origin: ORIGIN },
      { onLine: true },
    )
    send = (type, event) => listeners.get(type)?.(event)
  }
  activate(first)

  async function dispatch(type: string, event: object) {
    const late: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    send(type, {
      ...event,
      waitUntil: (work: Promise<unknown>) => late.push(work),
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
    })
    const response = await answer
    await Promise.all(late)
    return response
  }

  async function tell(type: string, state = '') {
    const answers: object[] = []
    await dispatch('message', { data: { type, state }, ports: [{ postMessage: (said: object) => answers.push(said) }] })
    return answers.at(-1)
  }

  async function ask(path: string, mode = 'navigate') {
    const response = await dispatch('fetch', { request: { url: ORIGIN + path, method: 'GET', mode } })
    return response?.text()
  }

  return {
    tell,
    ask,
    /** Deploys a new build: its pages are served at once, its worker only after activate(). */
    deploy(next: Site) {
      site = next
    },
    activate,
    /** The most recently viewed tab comes first. */
    openTabs(...paths: string[]) {
      tabs = paths
    },
    list: (name: string) => Array.from(caches.held.get(name)?.held.keys() ?? []),
    names: () => caches.keys(),
    read: async (path: string) => (await caches.match(path, { cacheName: 'kept' }))?.text(),
  }
}

async function createKept(site: Site) {
  const browser = createBrowser(site)
  expect(await browser.tell('keep', 'ohio')).toEqual({ isKept: true })
  return browser
}

test('private search works offline in the saved file of her state, and only in that one', async () => {
  const site = createSite('a')
  const browser = await createKept(site)
  expect(browser.list('kept')).toEqual(expect.arrayContaining(['/private-search', '/private-search/ohio.json']))
  site.page = 'newer'
  expect(await browser.ask('/private-search/ohio.json', 'cors')).toBe('newer')
  site.isAnswering = false
  expect(await browser.ask('/private-search/ohio.json', 'cors')).toContain('<html>a')
  expect(await browser.ask('/private-search')).toContain('<html>a')
  const texas = browser.ask('/private-search/texas.json', 'cors')
  expect(await texas).toBe('')
})

describe('offline', () => {
  async function goOffline(site: Site) {
    const browser = createBrowser(site)
    await browser.tell('fill')
    site.isAnswering = false
    return browser
  }

  test('a page is replaced by the offline page in the language of its address', async () => {
    const browser = await goOffline(createSite('a'))
    for (const path of ['/', '/resources/search', '/esther', '/xx/help'])
      expect(await browser.ask(path)).toBe('offline')
    for (const path of ['/es', '/es/help', '/es/resources/search']) {
      expect(await browser.ask(path)).toBe('sin conexión')
    }
  })

  test('an English-only page is replaced by the offline page in the language of the referring page', async () => {
    const browser = await goOffline(createSite('a'))
    browser.openTabs('/es/resources', '/about')
    expect(await browser.ask('/news')).toBe('sin conexión')
    browser.openTabs('/about', '/es/resources')
    expect(await browser.ask('/news')).toBe('offline')
    browser.openTabs()
    expect(await browser.ask('/news')).toBe('offline')
  })

  test('both offline pages work after the browser has cleared its caches', async () => {
    const browser = await goOffline(createSite('a'))
    await browser.tell('remove')
    expect(await browser.ask('/es/help')).toBe('sin conexión')
    expect(await browser.ask('/help')).toBe('offline')
    expect(await browser.names()).toEqual([])
  })
})

describe('after a new build', () => {
  test('the stored scripts of the previous build are still served', async () => {
    const [before, after] = [createSite('a'), createSite('b')]
    const browser = await createKept(before)
    browser.deploy(after)
    browser.activate(after)
    after.isAnswering = false
    expect(await browser.ask('/emergency/planning')).toBe(before.page)
    expect(await browser.ask(before.script, 'no-cors')).toBe(before.script)
    expect(await browser.ask(before.large, 'same-origin')).toBe(before.large)
    await expect(browser.ask(after.script, 'no-cors')).rejects.toThrow('no connection')
  })

  test('requests for anything but build files are left to the browser', async () => {
    const browser = await createKept(createSite('a'))
    for (const path of ['/api/resources', '/icon.svg', '/_next/image'])
      expect(await browser.ask(path, 'cors')).toBeUndefined()
  })

  test('a saved page is unchanged until the whole new build is stored, then renewed on each visit', async () => {
    const [before, after] = [createSite('a'), createSite('b')]
    const browser = await createKept(before)
    browser.deploy(after)
    // The worker of the previous build is still active.
    expect(await browser.ask('/emergency')).toBe(after.page)
    expect(await browser.read('/emergency')).toBe(before.page)
    browser.activate(after)
    expect(await browser.ask('/emergency')).toBe(after.page)
    expect(await browser.read('/emergency')).toBe(before.page)
    await browser.tell('fill')
    for (const path of browser.list('kept')) expect(await browser.read(path)).toBe(after.page)
    expect(browser.list('site')).toEqual([...offlinePages, after.script, after.large])
    after.page = after.page.replace('<html>', '<html>Changed')
    await browser.ask('/emergency')
    expect(await browser.read('/emergency')).toBe(after.page)
  })

  test('saved pages are renewed once while another tab is open, and files it may need are kept', async () => {
    const [before, after] = [createSite('a'), createSite('b')]
    const browser = await createKept(before)
    browser.deploy(after)
    browser.activate(after)
    browser.openTabs('/', '/about')
    await browser.tell('fill')
    for (const path of browser.list('kept')) expect(await browser.read(path)).toBe(after.page)
    expect(browser.list('site')).toEqual(expect.arrayContaining([before.script, before.large, after.script]))
    after.asked = []
    await browser.tell('fill')
    expect(after.asked).toEqual([])
    browser.openTabs('/')
    await browser.tell('fill')
    expect(browser.list('site')).toEqual([...offlinePages, after.script, after.large])
  })

  test('nothing is deleted while the server still sends pages of the previous build', async () => {
    const [before, after] = [createSite('a'), createSite('b')]
    const browser = await createKept(before)
    browser.deploy(after)
    browser.activate(after)
    const { page } = after
    after.page = before.page
    await browser.tell('fill')
    expect(await browser.read('/emergency')).toBe(before.page)
    expect(browser.list('site')).toEqual(expect.arrayContaining([before.script, before.large]))
    after.page = page
    await browser.tell('fill')
    expect(await browser.read('/emergency')).toBe(page)
  })

  test('pages of another build are saved with the scripts they use, or not at all', async () => {
    const [before, after] = [createSite('a'), createSite('b')]
    const browser = createBrowser(after)
    after.page = before.page
    expect(await browser.tell('keep')).toEqual({ isKept: false, isFull: false })
    expect(browser.list('kept')).toEqual([])
    after.files.push({ url: before.script, revision: 'small' })
    browser.activate(createSite('b'))
    expect(await browser.tell('keep')).toEqual({ isKept: true })
    expect(browser.list('site')).toContain(before.script)
  })

  test('in data-saver mode, only saved help is updated', async () => {
    const [before, after] = [createSite('a'), createSite('b')]
    const other = createBrowser(before)
    await other.tell('renew')
    expect(before.asked).toEqual([])
    const browser = await createKept(before)
    browser.deploy(after)
    browser.activate(after)
    await browser.tell('renew')
    expect(await browser.read('/emergency')).toBe(after.page)
    expect(browser.list('site')).toEqual([...offlinePages, after.script, after.large])
  })
})

describe('Remove and Exit', () => {
  /** Runs `act` while `path` is being fetched. */
  function interrupt(site: Site, path: string, act: () => Promise<unknown>) {
    site.before = async (asked) => {
      if (asked !== path) return
      site.before = async () => {}
      await act()
    }
  }

  const moments = [
    ['a page', '/emergency/planning'],
    ['the last page', '/resources/housing-shelter/in/ohio'],
    ['a script', createSite('a').script],
    ['the last script', createSite('a').large],
  ] as const

  test.each(moments)('Remove while %s is loading leaves nothing, and nothing is reported as saved', async (_, path) => {
    const site = createSite('a')
    const browser = createBrowser(site)
    interrupt(site, path, () => browser.tell('remove'))
    expect(await browser.tell('keep', 'ohio')).toEqual({ isKept: false, isFull: false })
    expect(await browser.names()).toEqual([])
    expect(site.asked.at(-1)).toBe(path)
  })

  test.each(moments)('Exit while %s is loading saves no page, and nothing more is requested', async (_, path) => {
    const site = createSite('a')
    const browser = createBrowser(site)
    interrupt(site, path, () => browser.tell('stop'))
    expect(await browser.tell('keep', 'ohio')).toEqual({ isKept: false, isFull: false })
    expect(await browser.names()).not.toContain('kept')
    expect(site.asked.at(-1)).toBe(path)
  })

  test('Exit while help is being saved again leaves the earlier saved help', async () => {
    const [site, browser] = [createSite('a'), await createKept(createSite('a'))]
    browser.deploy(site)
    interrupt(site, '/help-now/maine', () => browser.tell('stop'))
    expect(await browser.tell('keep', 'maine')).toEqual({ isKept: false, isFull: false })
    expect(browser.list('kept')).toContain('/help-now/ohio')
    expect(browser.list('kept')).not.toContain('/help-now/maine')
  })

  test.each([...Array(40).keys()])(
    'Remove %i steps into a visit or a fill does not let a cache reappear',
    async (steps) => {
      const [site, next] = [createSite('a'), createSite('b')]
      const browser = await createKept(site)
      const visit = browser.ask('/emergency')
      for (let count = 0; count < steps; count += 1) await Promise.resolve()
      await browser.tell('remove')
      await visit
      expect(await browser.names()).toEqual([])
      const other = await createKept(site)
      other.deploy(next)
      other.activate(next)
      const filling = other.tell('fill')
      for (let count = 0; count < steps * 4; count += 1) await Promise.resolve()
      await other.tell('remove')
      await filling
      expect(await other.names()).toEqual([])
    },
  )
})
