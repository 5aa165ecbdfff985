// @ts-check
import { createKeyCounter } from './key-counter.js'

const TITLE = 'Untitled'
const ICON = '/plain.svg'
const FLAG = 'r'
/** Pages that are reached through the sign-in or payment service. */
const SENT_AWAY = /\/(dashboard|admin|sign-in|donate)/
/** Milliseconds that rewriting this tab's history may delay the exit. */
const MAX_WAIT_MS = 600
/** How long the rest of an exit may wait for the frame that hides the page. */
const MAX_FRAME_MS = 300
/** How often progress is checked, and how long a load may take before it is retried. */
const BEAT = 300
const MAX_LOAD_MS = 15000
/** For this long after an exit, any page of ours that the browser passes through continues it. */
const JUST_NOW = 10000
/**
 * Messages of an exit. In `press`, '%k' is the key, and '%n' how many presses are left.
 * `quiet` is the address of the quiet page in the language of this one.
 * @typedef {{ missing: string, later: string, reload: string, press: string, pressOnce: string,
 *   quiet: string }} ExitWords
 */
const STARTED = Symbol.for('marigold.exit')

/**
 * Quick Exit. An inline script in every page, before any content, without dependencies.
 *
 * Nothing is stored: a past exit is a mark on this tab's own history entries, which the Navigation API
 * exposes to our pages. A page that is reached again with such a mark at or ahead of it shows a blank page instead.
 * That API does not show entries beyond another site's. Where it is missing, and where she was sent to another site to
 * sign in or pay, so that our earlier pages are behind that site's, a single letter in sessionStorage is used.
 * @param {string} exitUrl
 * @param {ExitWords} said
 */
export function startExit(exitUrl, said) {
  if (Reflect.get(window, STARTED)) return
  Reflect.set(window, STARTED, true)
  const root = document.documentElement
  const nav = window.navigation
  const channel = window.BroadcastChannel && new BroadcastChannel('leave')
  const count = createKeyCounter()
  let isLeaving = false
  /** The rest of an exit, while the page is being hidden. @type {(() => void) | undefined} */
  let rest
  let goal = exitUrl
  let mayHaveForward = history.length > 1 && isReturn()
  /** @type {number | undefined} */
  let beat
  /** @type {number | undefined} */
  let silence

  /** A failing step must not prevent the next one. @param {() => unknown} step */
  function attempt(step) {
    try {
      step()
    } catch {}
  }

  /** @param {string} type @param {(event: any) => void} listener */
  function on(type, listener) {
    addEventListener(type, listener, true)
  }

  /** @param {ParentNode} place @param {string} selector @param {(element: any) => void} use */
  function each(place, selector, use) {
    place.querySelectorAll(selector).forEach(use)
  }

  /** @param {Element} parent @param {string} name @param {object} [properties] */
  function add(parent, name, properties) {
    return parent.appendChild(Object.assign(document.createElement(name), properties))
  }

  /** @param {'content-visibility' | 'display' | 'visibility' | 'opacity'} property @param {string} value */
  function setRoot(property, value) {
    root.style.setProperty(property, value, 'important')
  }

  /** Whether the browser's buttons or a reload led here, not a link or a typed address. */
  function isReturn() {
    const [entry] = performance.getEntriesByType('navigation')
    return !entry || /back|reload/.test(/** @type {PerformanceNavigationTiming} */ (entry).type)
  }

  function getIndex() {
    return Math.max(0, nav.currentEntry ? nav.currentEntry.index : 0)
  }

  /** @param {NavigationHistoryEntry} entry @returns {{ on?: 1, out?: number }} */
  function readState(entry) {
    return entry.getState() || {}
  }

  /**
   * Hides the page first, then neutralizes the tab's title. A page whose content is skipped is hidden by touching one
   * element: removing every box of a long page takes a slow phone longer than a frame (`npm run bench -- exit`).
   */
  function blank() {
    setRoot('content-visibility', 'hidden')
    setRoot('visibility', 'hidden')
    attempt(() => {
      document.title = TITLE
      each(document, 'link[rel~="icon"]', (icon) => icon.remove())
      add(document.head, 'link', { rel: 'icon', href: ICON })
    })
  }

  function wipe() {
    dispatchEvent(new Event('marigold:exit'))
    each(document, 'input, textarea, select, [contenteditable]', (field) => {
      if (/^(checkbox|radio)$/.test(field.type)) field.checked = false
      else if (field.options) field.selectedIndex = -1
      else if ('value' in field) field.value = ''
      else field.textContent = ''
    })
  }

  /**
   * Sets our own address and mark on this entry, bypassing Next's wrappers of these calls.
   * @param {'replaceState' | 'pushState'} method @param {number} out
   */
  function neutralize(method, out) {
    attempt(() => History.prototype[method].call(history, { out }, '', '/'))
    // In this order, because replaceState drops the entry's other state.
    attempt(() => nav.updateCurrentEntry({ state: { out } }))
    // The browser lists each entry under the last title that was set while it was current.
    document.title = ''
    document.title = TITLE
  }

  /** Restarts a load that was stopped; a slow one is left alone, or it would never finish. */
  function go() {
    clearInterval(beat)
    // A page that only switches to the quiet page may still have to end her session, and a request without a referrer has no origin.
    if (goal === exitUrl) attempt(() => add(document.head, 'meta', { name: 'referrer', content: 'no-referrer' }))
    let isStopped = true
    let waited = 0
    let patience = nav ? MAX_LOAD_MS : BEAT
    function step() {
      waited += BEAT
      if (!isStopped && waited < patience) return
      if (!isStopped) patience *= 2
      waited = 0
      location.replace(goal)
      isStopped = false
    }
    attempt(() => {
      nav.onnavigateerror = () => {
        isStopped = true
      }
    })
    beat = window.setInterval(step, BEAT)
    step()
  }

  /** Leaves a single neutral history entry, none ahead of it, and navigates away. @param {boolean} isResumed */
  function leave(isResumed) {
    let isDone = false
    function finish() {
      if (isDone) return
      isDone = true
      // A page of ours on the way to the quiet one must not continue an exit.
      const out = goal === said.quiet ? 1 : Date.now()
      neutralize('replaceState', out)
      neutralize('pushState', out)
      go()
    }
    if (!nav || isResumed) return finish()
    const own = nav.entries()
    const at = getIndex()
    if (own.length < 2 && !mayHaveForward) return go()
    neutralize('replaceState', Date.now())
    let first = at
    for (let entry = own[at - 1]; entry && (entry.sameDocument || readState(entry).on); entry = own[first - 1])
      first -= 1
    const target = own[first]
    if (!target || !target.url || first === at) return finish()
    setTimeout(finish, MAX_WAIT_MS)
    // A traversal to another document can't always be canceled, so it starts only if that page answers at once.
    const answer = target.sameDocument ? Promise.resolve() : fetch(target.url, { method: 'HEAD', cache: 'no-store' })
    answer.then(() => (isDone ? undefined : nav.traverseTo(target.key).committed)).then(finish, finish)
  }

  function finishExit() {
    const step = rest
    rest = undefined
    if (step) step()
  }

  /** Not before the blank frame has been painted. */
  function finishAfterFrame() {
    setTimeout(finishExit, MAX_FRAME_MS)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = finishExit
      port2.postMessage(0)
    })
  }

  /** @param {boolean} isFirst whether it started in this tab */
  function exit(isFirst) {
    if (isLeaving && goal === exitUrl) return
    // A hidden tab paints no frame; switching to the quiet page has hidden everything already, and must not run first.
    const isHidden = isLeaving || document.hidden
    isLeaving = true
    goal = exitUrl
    blank()
    // Requests the page is still making would only be in the way.
    attempt(() => window.stop())
    if (isFirst) attempt(() => channel.postMessage(''))
    rest = () => {
      setRoot('display', 'none')
      attempt(wipe)
      attempt(() => {
        sessionStorage.clear()
        const own = nav ? nav.entries() : []
        // Our pages may be behind those of a service that she was sent to.
        if (!nav || (history.length > own.length && own.some(({ url }) => SENT_AWAY.test(`${url}`))))
          sessionStorage.setItem(FLAG, '1')
      })
      if (isFirst) attempt(() => navigator.sendBeacon('/leave'))
      try {
        leave(false)
      } catch {
        go()
      }
    }
    if (isHidden) finishExit()
    else finishAfterFrame()
  }

  /** Switches every tab to the quiet page, whose address reveals nothing. Open pages become blank ones. @param {boolean} isFirst */
  function openQuietPage(isFirst) {
    if (isLeaving || location.pathname === said.quiet) return
    isLeaving = true
    goal = said.quiet
    blank()
    if (isFirst) attempt(() => channel.postMessage(said.quiet))
    leave(true)
  }

  /**
   * Whether this entry is visited again after an exit; 'now' while that exit is still in progress.
   * @param {boolean} isBack
   */
  function findExit(isBack) {
    let isOut
    attempt(() => {
      // The first page of a tab skips the check.
      isOut = history.length > 1 && sessionStorage.getItem(FLAG)
      if (isOut && !isBack) sessionStorage.removeItem(FLAG)
    })
    if (!nav) {
      isOut = isOut || (history.state && history.state.out)
      if (isOut && !isBack) history.replaceState(null, '')
    } else if (isBack) {
      const marks = nav
        .entries()
        .slice(getIndex())
        .map((entry) => readState(entry).out || 0)
      if (marks.slice(1).some((out) => Date.now() - out < JUST_NOW)) return 'now'
      isOut = isOut || marks.some(Boolean)
    }
    return isOut && isBack ? 'then' : ''
  }

  /** Shown to anyone who returns with the browser's buttons: a page that reveals nothing. */
  function showPlainPage() {
    window.stop()
    neutralize('replaceState', 1)
    root.textContent = ''
    const head = add(root, 'head')
    add(head, 'title', { textContent: TITLE })
    add(head, 'link', { rel: 'icon', href: ICON })
    add(head, 'meta', { name: 'viewport', content: 'width=device-width' })
    const body = add(root, 'body')
    add(body, 'h1', { textContent: said.missing })
    add(body, 'p', { textContent: said.later })
    add(body, 'button', { textContent: said.reload, onclick: () => location.reload() })
    body.style.cssText = 'font-family:sans-serif;margin:15vh auto;max-width:30em;padding:1em'
    root.style.colorScheme = 'light dark'
  }

  /** @param {string} text */
  function say(text) {
    each(document, '[data-exit-status]', (status) => {
      status.textContent = text
    })
  }

  /** @param {KeyboardEvent} event */
  function onInput(event) {
    const press = count(event)
    if (press && press.left > 0) {
      say(
        (press.left > 1 ? said.press : said.pressOnce).replace('{key}', press.key).replace('{count}', `${press.left}`),
      )
      clearTimeout(silence)
      silence = window.setTimeout(say, press.wait, '')
    } else if (press) exit(true)
    if (!isLeaving) return
    // An Escape that reached the browser would stop the load.
    if (event.key === 'Escape') event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** @param {Event} event */
  function onClick(event) {
    const link = event.target instanceof Element && event.target.closest('[data-exit], [data-quiet]')
    if (!link) return
    const isExit = link.hasAttribute('data-exit')
    // Offline there is no other page to go to, so the link is left to the browser.
    if (!isExit && !navigator.onLine) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isExit) exit(true)
    else openQuietPage(true)
  }

  for (const type of ['keydown', 'keyup', 'pointerdown', 'wheel', 'blur']) on(type, onInput)
  on('click', onClick)
  on('auxclick', onClick)
  if (channel) channel.onmessage = ({ data }) => (data ? openQuietPage(false) : exit(false))

  // No beforeunload prompt, and nothing of the page's own runs during the exit.
  for (const type of ['beforeunload', 'popstate']) {
    on(type, (event) => {
      if (type === 'popstate') mayHaveForward = true
      if (isLeaving) event.stopImmediatePropagation()
    })
  }

  attempt(() =>
    nav.addEventListener('navigate', (event) => {
      // Nothing of the page's own navigates in the meantime.
      if (rest) event.preventDefault()
    }),
  )

  on('pagehide', (event) => {
    finishExit()
    clearInterval(beat)
    if (!event.persisted) return
    // If it is restored after an exit, not a single frame of it may be visible.
    setRoot('visibility', 'hidden')
    setRoot('opacity', '0')
  })
  on('pageshow', (event) => {
    if (!event.persisted) return
    mayHaveForward = true
    let found = ''
    attempt(() => {
      found = findExit(true)
    })
    if (found || isLeaving) {
      isLeaving = true
      blank()
      if (found === 'now') return leave(true)
      neutralize('replaceState', 1)
      return location.reload()
    }
    root.style.visibility = root.style.opacity = ''
  })

  attempt(() => {
    /** Marks entries of pages that can continue a later exit. */
    function stamp() {
      if (nav.currentEntry && !nav.currentEntry.getState()) nav.updateCurrentEntry({ state: { on: 1 } })
    }
    nav.oncurrententrychange = stamp
    stamp()
  })
  attempt(() => {
    const found = findExit(isReturn())
    if (found === 'then') showPlainPage()
    if (found !== 'now') return
    isLeaving = true
    blank()
    window.stop()
    leave(true)
  })
}
