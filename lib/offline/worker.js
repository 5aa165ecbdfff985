// @ts-check

/**
 * The service worker, as next-pwa puts it together (next.config.mjs) and app/sw.js sends it. It holds the scripts and
 * styles of its own build and one page for when there is no connection. What else it holds, she asked for: the pages
 * of 'Keep help on this phone'. What is not named here is never stored: no private page, no answer of a call, no search.
 */

/** @typedef {{ url: string, revision: string | null }} BuildFile */
/** @typedef {{ body: string, headers: Record<string, string> }} OfflinePage */

/** Names that tell nothing to whoever lists a browser's caches. */
const BASE = 'site'
const KEPT = 'kept'
const OFFLINE = '/offline'
const worker = /** @type {import('./worker-scope').WorkerScope} */ (/** @type {unknown} */ (self))

/** @type {BuildFile[]} */
const files = self.__WB_MANIFEST
/** Written in front of this script by app/sw.js, so that it is here even when the browser has emptied its caches. */
const { body, headers } = /** @type {{ offlinePage: OfflinePage }} */ (/** @type {unknown} */ (self)).offlinePage

const keptAlways = [
  '/emergency',
  '/emergency/contacts',
  '/emergency/planning',
  '/emergency/check-in',
  '/emergency/documents',
  '/emergency/practise',
  '/safety/traces',
  '/help-now',
]
const keptOfState = /^\/(?:help-now|resources\/housing-shelter\/in)\/[a-z]+(?:-[a-z]+)*$/

/** @param {string} path */
function mayKeep(path) {
  return keptAlways.includes(path) || keptOfState.test(path)
}

/** Counts up when she leaves or everything is taken away: whatever was still being stored then is not. */
let round = 0

function createOfflinePage() {
  return new Response(body, { headers })
}

/** @param {string} name @param {string} path */
async function findStored(name, path) {
  return (await caches.has(name)) ? (await caches.open(name)).match(path, { ignoreVary: true }) : undefined
}

/** Only a whole answer of our own is ever stored. @param {string} path @param {RequestInit} [init] */
async function load(path, init) {
  const response = await fetch(path, { credentials: 'omit', ...init })
  if (!response.ok || response.redirected || response.type !== 'basic') throw new Error('not a page to store')
  return response
}

/** @param {boolean} isLargeToo */
function listFiles(isLargeToo) {
  return files.filter(({ revision }) => isLargeToo || revision !== 'large').map(({ url }) => url)
}

/** One file after the other, so that a slow connection stays hers. @param {boolean} isLargeToo */
async function storeFiles(isLargeToo) {
  const begun = round
  const base = await caches.open(BASE)
  if (!(await base.match(OFFLINE))) await base.put(OFFLINE, createOfflinePage())
  const stored = new Set((await base.keys()).map(({ url }) => new URL(url).pathname))
  for (const url of listFiles(isLargeToo)) {
    if (stored.has(url)) continue
    const response = await load(url, { priority: 'low' })
    if (begun !== round) return
    await base.put(url, response)
  }
}

/** What an older build left. */
async function findOldFiles() {
  const wanted = new Set([OFFLINE, ...listFiles(true)])
  const stored = await (await caches.open(BASE)).keys()
  return stored.filter(({ url }) => !wanted.has(new URL(url).pathname))
}

/** After a new build: all the kept pages anew, with the scripts that they now name, or none. */
async function renewKept() {
  if (!(await caches.has(KEPT))) return
  const begun = round
  const kept = await caches.open(KEPT)
  const paths = (await kept.keys()).map(({ url }) => new URL(url).pathname)
  const pages = await Promise.all(paths.map(async (path) => ({ path, response: await load(path) })))
  await storeFiles(true)
  for (const { path, response } of pages) if (begun === round) await kept.put(path, response)
}

/** What is missing comes; what is old goes, once no other tab and no kept page can need it. */
async function fill() {
  if (!navigator.onLine) return
  const begun = round
  await storeFiles(false)
  const old = begun === round ? await findOldFiles() : []
  if (old.length === 0 || (await worker.clients.matchAll()).length > 1) return
  await renewKept()
  if (begun !== round) return
  const base = await caches.open(BASE)
  for (const request of old) await base.delete(request)
}

/** @param {string} state slug of a state, or nothing @param {(done: number, total: number) => void} tell */
async function keep(state, tell) {
  const paths = [...keptAlways, ...(state ? [`/help-now/${state}`, `/resources/housing-shelter/in/${state}`] : [])]
  if (!paths.every(mayKeep)) throw new Error('not a state')
  let done = 0
  const pages = []
  for (const path of paths) {
    pages.push({ path, response: await load(path) })
    done += 1
    tell(done, paths.length + 1)
  }
  const isFirst = !(await caches.has(KEPT))
  try {
    await storeFiles(true)
    const kept = await caches.open(KEPT)
    for (const { path, response } of pages) await kept.put(path, response)
    for (const request of await kept.keys()) {
      if (!paths.includes(new URL(request.url).pathname)) await kept.delete(request)
    }
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

/** @param {import('./worker-scope').WorkerFetchEvent} event @param {string} path */
async function answerNavigation(event, path) {
  try {
    const response = await fetch(event.request)
    if (response.ok && !response.redirected && (await findStored(KEPT, path))) {
      const copy = response.clone()
      event.waitUntil(caches.open(KEPT).then((kept) => kept.put(path, copy)))
    }
    return response
  } catch {
    return (await findStored(KEPT, path)) ?? (await findStored(BASE, OFFLINE)) ?? createOfflinePage()
  }
}

/** @param {Request} request @param {string} path */
async function answerFile(request, path) {
  return (await findStored(BASE, path)) ?? fetch(request)
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(BASE).then((base) => base.put(OFFLINE, createOfflinePage())))
})

// With a preload, an address that this worker leaves alone is asked for twice: a sign-in would spend its code twice.
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload?.disable())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // Leaving, and the calls that sign in or send a file, are never answered by a page of ours; the quiet page's address
  // never shows another one, with a title that tells.
  if (request.mode === 'navigate' && !/^\/(?:leave$|quiet$|api\/)/.test(pathname))
    event.respondWith(answerNavigation(event, pathname))
  else if (files.some(({ url }) => url === pathname)) event.respondWith(answerFile(request, pathname))
})

worker.addEventListener('message', (event) => {
  const { type, state } = event.data
  const [port] = event.ports
  if (type === 'skip') event.waitUntil(worker.skipWaiting())
  // A connection that fails is no error here: the next page tries again.
  // She is leaving: nothing more is asked for behind her.
  if (type === 'stop') round += 1
  if (type === 'fill') event.waitUntil(fill().catch(() => undefined))
  if (type === 'keep' && port) {
    const work = keep(state, (done, total) => port.postMessage({ done, total }))
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
