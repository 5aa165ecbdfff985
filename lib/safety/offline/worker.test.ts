import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ORIGIN = 'https://site.example'
const source = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')

const offlinePages = ['/offline', '/es/offline']

/** As a browser does it: a cache that has been taken away can still be written to, and nobody finds it again. */
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

/** The site as one build answers: every page names the same script, and the list of files has a large one besides. */
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

/** A browser in which the worker of one build after the other comes into force. */
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
    /** A new build is on the server: its pages come at once, its worker only when it is let in. */
    deploy(next: Site) {
      site = next
    },
    activate,
    /** The one that she looked at last comes first. */
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

test('a private search works in the kept file of her state, and only in that one, without a connection', async () => {
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

describe('without a connection', () => {
  async function lose(site: Site) {
    const browser = createBrowser(site)
    await browser.tell('fill')
    site.isAnswering = false
    return browser
  }

  test('a page gives way to one in the language of its address', async () => {
    const browser = await lose(createSite('a'))
    for (const path of ['/', '/resources/search', '/esther', '/xx/help'])
      expect(await browser.ask(path)).toBe('offline')
    for (const path of ['/es', '/es/help', '/es/resources/search']) {
      expect(await browser.ask(path)).toBe('sin conexión')
    }
  })

  test('a page that is in English only gives way to one in the language of the page that led there', async () => {
    const browser = await lose(createSite('a'))
    browser.openTabs('/es/resources', '/about')
    expect(await browser.ask('/news')).toBe('sin conexión')
    browser.openTabs('/about', '/es/resources')
    expect(await browser.ask('/news')).toBe('offline')
    browser.openTabs()
    expect(await browser.ask('/news')).toBe('offline')
  })

  test('both are there when the browser has emptied its caches', async () => {
    const browser = await lose(createSite('a'))
    await browser.tell('remove')
    expect(await browser.ask('/es/help')).toBe('sin conexión')
    expect(await browser.ask('/help')).toBe('offline')
    expect(await browser.names()).toEqual([])
  })
})

describe('after a new build', () => {
  test('the stored scripts of the one before are still given', async () => {
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

  test('what is not a file of a build is left to the browser', async () => {
    const browser = await createKept(createSite('a'))
    for (const path of ['/api/resources', '/icon.svg', '/_next/image'])
      expect(await browser.ask(path, 'cors')).toBeUndefined()
  })

  test('a kept page stays as it is until all of the new build is stored, and is then renewed by looking at it', async () => {
    const [before, after] = [createSite('a'), createSite('b')]
    const browser = await createKept(before)
    browser.deploy(after)
    // The worker of the build before is still in force.
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

  test('kept pages are renewed while another tab is open, once, and what that tab may need stays', async () => {
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

  test('nothing goes while the server still sends pages of the build before', async () => {
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

  test('pages of another build are kept with the scripts that they name, or not at all', async () => {
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

  test('where data is to be saved, only kept help is brought up to date', async () => {
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
  /** Something happens while one address is on its way. */
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

  test.each(moments)('Remove while %s is loaded leaves nothing, and nothing is said to be kept', async (_, path) => {
    const site = createSite('a')
    const browser = createBrowser(site)
    interrupt(site, path, () => browser.tell('remove'))
    expect(await browser.tell('keep', 'ohio')).toEqual({ isKept: false, isFull: false })
    expect(await browser.names()).toEqual([])
    expect(site.asked.at(-1)).toBe(path)
  })

  test.each(moments)('Exit while %s is loaded keeps no page, and nothing more is asked for', async (_, path) => {
    const site = createSite('a')
    const browser = createBrowser(site)
    interrupt(site, path, () => browser.tell('stop'))
    expect(await browser.tell('keep', 'ohio')).toEqual({ isKept: false, isFull: false })
    expect(await browser.names()).not.toContain('kept')
    expect(site.asked.at(-1)).toBe(path)
  })

  test('Exit while help is kept anew leaves what was kept before', async () => {
    const [site, browser] = [createSite('a'), await createKept(createSite('a'))]
    browser.deploy(site)
    interrupt(site, '/help-now/maine', () => browser.tell('stop'))
    expect(await browser.tell('keep', 'maine')).toEqual({ isKept: false, isFull: false })
    expect(browser.list('kept')).toContain('/help-now/ohio')
    expect(browser.list('kept')).not.toContain('/help-now/maine')
  })

  test.each([...Array(40).keys()])('Remove %i steps into a visit or a filling makes no cache anew', async (steps) => {
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
  })
})
