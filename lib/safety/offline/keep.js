// @ts-check

/** Longer than a slow phone needs to load the pages of one state. */
const TIMEOUT_MS = 300000

/**
 * What it says: '%p' is how many pages, '%s' the state, '%d' of '%t' how far it is.
 * @typedef {{ pages: string, pagesWith: string, update: string, keep: string, keeping: string, keepingOf: string, done: string,
 *   full: string, broken: string, removed: string, left: string, refused: string }} KeepWords
 */

/** 'Keep help on this phone' and 'Remove', on the pages that offer them. The worker does the work; this sends requests and shows progress. @param {KeepWords} said */
export function startKeeping(said) {
  // Each language has its own addresses (lib/site/language/languages.mjs).
  const [prefix = ''] = /^\/[a-z]{2}(?=\/)/.exec(location.pathname) || []

  /** @param {string} name @returns {any} */
  function find(name) {
    return document.querySelector(`[data-keep="${name}"]`)
  }

  /** @param {string} text */
  function say(text) {
    find('status').textContent = text
  }

  /** Reads from the browser what is stored, after each change. */
  async function look() {
    const paths = (await caches.has('kept'))
      ? (await (await caches.open('kept')).keys()).map(({ url }) => new URL(url).pathname)
      : []
    // The file of her state is not a page.
    const pages = paths.filter((path) => !path.endsWith('.json'))
    const state = paths.map((path) => /^(?:\/[a-z]{2})?\/help-now\/(.+)/.exec(path)).find(Boolean)
    const select = find('state')
    if (state) select.value = state[1]
    const name = state ? select.selectedOptions[0].text : ''
    find('kept').hidden = paths.length === 0
    find('list').textContent = (name ? said.pagesWith : said.pages)
      .replace('{pages}', `${pages.length}`)
      .replace('{name}', name)
    find('press').textContent = paths.length ? said.update : said.keep
    return paths.length
  }

  /** @param {object} question @param {(answer: any) => boolean} isLast @returns {Promise<any>} */
  async function ask(question, isLast) {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve, reject) => {
      const late = setTimeout(reject, TIMEOUT_MS, new Error('no answer'))
      port1.onmessage = ({ data }) => {
        if (!isLast(data)) return
        clearTimeout(late)
        port1.close()
        resolve(data)
      }
      if (active) active.postMessage(question, [port2])
    })
  }

  /** @param {string} state */
  async function keep(state) {
    say(said.keeping)
    const { isKept, isFull } = await ask({ type: 'keep', state, prefix }, (answer) => {
      if (answer.total) say(said.keepingOf.replace('{done}', answer.done).replace('{total}', answer.total))
      return 'isKept' in answer
    })
    await look()
    if (isKept) say(said.done)
    else if (isFull) say(said.full)
    else say(said.broken)
  }

  async function remove() {
    const { isEmpty } = await ask({ type: 'remove' }, (answer) => 'isEmpty' in answer)
    const left = (await caches.keys()).length
    await look()
    say(isEmpty && left === 0 ? said.removed : said.left)
  }

  /** @param {() => Promise<void>} work */
  async function run(work) {
    const buttons = [find('press'), find('remove')]
    for (const button of buttons) button.disabled = true
    try {
      await work()
    } catch {
      say(said.refused)
    }
    for (const button of buttons) button.disabled = false
  }

  addEventListener('DOMContentLoaded', () => {
    const form = find('form')
    if (!form || !window.caches || !navigator.serviceWorker) return
    form.hidden = false
    find('absent').hidden = true
    form.onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault()
      void run(() => keep(find('state').value))
    }
    find('remove').onclick = () => void run(remove)
    look().catch(() => undefined)
  })
}
