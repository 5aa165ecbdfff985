// @ts-check

/**
 * The service worker, bundled by next-pwa (next.config.mjs) and served by app/sw.js. It caches the scripts and
 * styles of its own build, those of the previous build as long as a saved page or another tab may need them, and an
 * offline page in each language. Anything else it caches was requested by her: the pages of 'Keep help on this
 * phone', and her state's file for offline search. Nothing else is ever stored: no private page, no
 * API response, no search.
 */

/** @typedef {{ url: string, revision: string | null }} BuildFile */
/** @typedef {{ body: string, headers: Record<string, string> }} OfflinePage */

/** Neutral names, for anyone who lists a browser's caches. */
const BASE = 'site'
const KEPT = 'kept'
const OFFLINE = '/offline'
const worker = /** @type {import('./worker-scope').WorkerScope} */ (/** @type {unknown} */ (self))

/** @type {BuildFile[]} */
const files = self.__WB_MANIFEST
/**
 * By address. Injected before this script by app/sw.js, so that they exist even if the browser has
 * cleared its caches.
 */
const { offlinePages } = /** @type {{ offlinePages: Record<string, OfflinePage> }} */ (/** @type {unknown} */ (self))

const keptAlways = [
  '/emergency',
  '/emergency/contacts',
  '/emergency/planning',
  '/emergency/check-in',
  '/emergency/documents',
  '/emergency/practice',
  '/safety/traces',
  '/help-now',
  '/private-search',
]
const keptOfState = /^\/(?:help-now|resources\/housing-shelter\/in)\/[a-z]+(?:-[a-z]+)*$/
/** The data of a private search (app/private-search). */
const stateFile = /^\/private-search\/[a-z]+(?:-[a-z]+)*\.json$/
/** Path prefixes of the other languages (lib/site/language/languages.mjs). */
const LANGUAGE = /^\/[a-z]{2}(?=\/)/

/** @param {string} path */
function mayKeep(path) {
  const address = path.replace(LANGUAGE, '')
  return keptAlways.includes(address) || keptOfState.test(address) || stateFile.test(address)
}

/** Incremented when she leaves or everything is deleted: work that is still storing something then discards it. */
let round = 0

/** @param {number} begun the round in which the work started */
function checkRound(begun) {
  if (begun !== round) throw new Error('she left, or everything was taken away')
}

/** @param {string} path */
function createOfflinePage(path) {
  const { body, headers } = /** @type {OfflinePage} */ (offlinePages[path])
  return new Response(body, { headers })
}

/** @param {Cache} base */
async function storeOfflinePages(base) {
  for (const path of Object.keys(offlinePages)) await base.put(path, createOfflinePage(path))
}

/** Her language is that of the address or, for a page in one language only, of the referring page. @param {string} path */
async function findOfflinePath(path) {
  const [tab] = await worker.clients.matchAll()
  for (const address of [path, tab ? new URL(tab.url).pathname : '']) {
    const [prefix = ''] = LANGUAGE.exec(`${address}/`) ?? []
    if (`${prefix}${OFFLINE}` in offlinePages && prefix) return `${prefix}${OFFLINE}`
  }
  return OFFLINE
}

/** Without opening the cache, which would recreate a deleted one. @param {string} name @param {string} path */
function findStored(name, path) {
  return caches.match(path, { cacheName: name, ignoreVary: true })
}

/** All writes go through here: no cache is created after its round. @param {string} name @param {number} begun */
async function openIn(name, begun) {
  checkRound(begun)
  return caches.open(name)
}

/** @param {Cache} cache */
async function listPaths(cache) {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname)
}

/** Stores only complete responses of our own. @param {string} path @param {RequestInit} [init] */
async function load(path, init) {
  const response = await fetch(path, { credentials: 'omit', ...init })
  if (!response.ok || response.redirected || response.type !== 'basic') throw new Error('not a page to store')
  return response
}

/** @param {boolean} isLargeToo */
function listFiles(isLargeToo) {
  return files.filter(({ revision }) => isLargeToo || revision !== 'large').map(({ url }) => url)
}

/** The scripts without which a page does nothing. @param {Response} page */
async function listScripts(page) {
  const html = await page.clone().text()
  const elements = Array.from(html.matchAll(/<script[^>]*\ssrc="(\/_next\/static\/[^"]+)"[^>]*>/g))
  return elements.filter(([element]) => !/\snomodule\b/i.test(element)).map(([, url = '']) => url)
}

/** During a deployment the server may send a page of the other build. @param {Response} page */
async function isOfThisBuild(page) {
  const own = listFiles(true)
  return (await listScripts(page)).every((url) => own.includes(url))
}

/**
 * One file after the other, to leave her a slow connection.
 * @param {boolean} isLargeToo @param {number} begun @param {string[]} [others] files that are not in the build's list
 */
async function storeFiles(isLargeToo, begun, others = []) {
  const base = await openIn(BASE, begun)
  if (!(await base.match(OFFLINE))) await storeOfflinePages(base)
  const stored = await listPaths(base)
  for (const url of new Set([...listFiles(isLargeToo), ...others])) {
    if (stored.includes(url)) continue
    checkRound(begun)
    const response = await load(url, { priority: 'low' })
    checkRound(begun)
    await base.put(url, response)
  }
}

/** Deletes what an older build left. @param {number} begun */
async function findOldFiles(begun) {
  const wanted = [...Object.keys(offlinePages), ...listFiles(true)]
  return (await listPaths(await openIn(BASE, begun))).filter((path) => !wanted.includes(path))
}

/** @param {Cache} kept @param {string[]} paths */
async function areOfThisBuild(kept, paths) {
  for (const path of paths) {
    const page = await kept.match(path, { ignoreVary: true })
    if (page && !(await isOfThisBuild(page))) return false
  }
  return true
}

/** After a new build: refetches all saved pages with the scripts they now reference, or none. @param {number} begun */
async function renewKept(begun) {
  if (!(await caches.has(KEPT))) return
  const kept = await openIn(KEPT, begun)
  const paths = await listPaths(kept)
  const pages = []
  if (!(await areOfThisBuild(kept, paths))) {
    for (const path of paths) {
      checkRound(begun)
      const response = await load(path, { priority: 'low' })
      if (!(await isOfThisBuild(response))) throw new Error('a page of another build')
      pages.push({ path, response })
    }
  }
  await storeFiles(true, begun)
  for (const { path, response } of pages) {
    checkRound(begun)
    await kept.put(path, response)
  }
}

/** Adds what is missing, and deletes old files once no other tab or saved page can need them. */
async function fill() {
  if (!navigator.onLine) return
  const begun = round
  await storeFiles(false, begun)
  const old = await findOldFiles(begun)
  if (old.length === 0) return
  await renewKept(begun)
  if ((await worker.clients.matchAll()).length > 1) return
  const base = await openIn(BASE, begun)
  for (const path of old) await base.delete(path)
}

/** With data saver on, only what she saved herself is updated. */
async function renew() {
  if (await caches.has(KEPT)) await fill()
}

/** In her language, or in English if a page exists only in that. @param {string} prefix @param {string} path */
async function loadSpoken(prefix, path) {
  if (prefix) {
    const response = await load(`${prefix}${path}`).catch(() => null)
    if (response) return { path: `${prefix}${path}`, response }
  }
  return { path, response: await load(path) }
}

/**
 * @param {string} state slug of a state, or nothing
 * @param {string} prefix of the language of her request
 * @param {(done: number, total: number) => void} tell
 */
async function keep(state, prefix, tell) {
  const begun = round
  const ofState = state
    ? [`/help-now/${state}`, `/resources/housing-shelter/in/${state}`, `/private-search/${state}.json`]
    : []
  const paths = [...keptAlways, ...ofState]
  if (!paths.every((path) => mayKeep(`${prefix}${path}`))) throw new Error('not a state')
  let done = 0
  const pages = []
  const scripts = []
  for (const path of paths) {
    checkRound(begun)
    const page = await loadSpoken(prefix, path)
    scripts.push(...(await listScripts(page.response)))
    pages.push(page)
    done += 1
    tell(done, paths.length + 1)
  }
  const isFirst = !(await caches.has(KEPT))
  try {
    await storeFiles(true, begun, scripts)
    const kept = await openIn(KEPT, begun)
    for (const { path, response } of pages) {
      checkRound(begun)
      await kept.put(path, response)
    }
    for (const path of await listPaths(kept)) {
      if (!pages.some((page) => page.path === path)) await kept.delete(path)
    }
    checkRound(begun)
  } catch (error) {
    if (isFirst) await caches.delete(KEPT)
    throw error
  }
}

async function removeAll() {
  round += 1
  for (const name of await caches.keys()) await caches.delete(name)
  return (await caches.keys()).length === 0
}

/**
 * Updates a saved page that she has just opened, but only if everything it needs is stored, or it would lose its tools.
 * Otherwise the next fill updates it.
 * @param {string} path @param {Response} page @param {number} begun
 */
async function renewPage(path, page, begun) {
  const stored = await listPaths(await openIn(BASE, begun))
  if (!listFiles(true).every((url) => stored.includes(url)) || !(await isOfThisBuild(page))) return
  const kept = await openIn(KEPT, begun)
  await kept.put(path, page)
}

/** @param {import('./worker-scope').WorkerFetchEvent} event @param {string} path */
async function answerNavigation(event, path) {
  const begun = round
  try {
    const response = await fetch(event.request)
    if (response.ok && !response.redirected && (await findStored(KEPT, path))) {
      event.waitUntil(renewPage(path, response.clone(), begun).catch(() => undefined))
    }
    return response
  } catch {
    const offline = await findOfflinePath(path)
    return (await findStored(KEPT, path)) ?? (await findStored(BASE, offline)) ?? createOfflinePage(offline)
  }
}

/** Network first; without a connection, the saved copy. @param {Request} request @param {string} path */
async function answerStateFile(request, path) {
  try {
    return await fetch(request)
  } catch {
    return (await findStored(KEPT, path)) ?? Response.error()
  }
}

/**
 * Its name changes with its content, so a stored copy is valid for any build.
 * @param {Request} request @param {string} path
 */
async function answerFile(request, path) {
  return (await findStored(BASE, path)) ?? fetch(request)
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(BASE).then(storeOfflinePages))
})

// With navigation preload, an address that this worker does not handle is requested twice: a sign-in would spend its code twice.
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload?.disable())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // Never answer an exit, or calls that sign in or download a file, with a stored page; and never show another page, with a
  // revealing title, at the quiet page's address.
  if (request.mode === 'navigate' && !/^\/(?:leave$|(?:[a-z]{2}\/)?quiet$|api\/)/.test(pathname))
    event.respondWith(answerNavigation(event, pathname))
  else if (stateFile.test(pathname)) event.respondWith(answerStateFile(request, pathname))
  else if (pathname.startsWith('/_next/static/')) event.respondWith(answerFile(request, pathname))
})

worker.addEventListener('message', (event) => {
  const { type, state, prefix = '' } = event.data
  const [port] = event.ports
  if (type === 'skip') event.waitUntil(worker.skipWaiting())
  // A failed connection is not an error here: the next page tries again.
  // She is leaving: no more requests.
  if (type === 'stop') round += 1
  if (type === 'fill') event.waitUntil(fill().catch(() => undefined))
  if (type === 'renew') event.waitUntil(renew().catch(() => undefined))
  if (type === 'keep' && port) {
    const work = keep(state, prefix, (done, total) => port.postMessage({ done, total }))
    const answer = work.then(
      () => port.postMessage({ isKept: true }),
      (error) => port.postMessage({ isKept: false, isFull: error.name === 'QuotaExceededError' }),
    )
    event.waitUntil(answer)
  }
  if (type === 'remove' && port) {
    event.waitUntil(removeAll().then((isEmpty) => port.postMessage({ isEmpty })))
  }
})
