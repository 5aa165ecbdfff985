// @ts-check

/** Longer than a slow phone needs to load the pages of one state. */
const LONGEST = 300000

/** 'Keep help on this phone' and 'Remove', on the pages that offer them. The worker does it; here it is asked and told. */
export function startKeeping() {
  /** @param {string} name @returns {any} */
  function find(name) {
    return document.querySelector(`[data-keep="${name}"]`)
  }

  /** @param {string} text */
  function say(text) {
    find('status').textContent = text
  }

  /** What the browser itself says is kept: asked again after each change. */
  async function look() {
    const paths = (await caches.has('kept'))
      ? (await (await caches.open('kept')).keys()).map(({ url }) => new URL(url).pathname)
      : []
    const state = paths.map((path) => /^\/help-now\/(.+)/.exec(path)).find(Boolean)
    const select = find('state')
    if (state) select.value = state[1]
    const name = state ? select.selectedOptions[0].text : ''
    find('kept').hidden = paths.length === 0
    find('list').textContent = `${paths.length} pages${name ? `, with those of ${name}` : ''}`
    find('press').textContent = paths.length ? 'Update it' : 'Keep help on this phone'
    return paths.length
  }

  /** @param {object} question @param {(answer: any) => boolean} isLast @returns {Promise<any>} */
  async function ask(question, isLast) {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve, reject) => {
      const late = setTimeout(reject, LONGEST, new Error('no answer'))
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
    say('Keeping. Stay on this page until it is done.')
    const { isKept, isFull } = await ask({ type: 'keep', state }, (answer) => {
      if (answer.total) say(`Keeping: ${answer.done} of ${answer.total}. Stay on this page until it is done.`)
      return 'isKept' in answer
    })
    await look()
    if (isKept) say('Done. These pages now open without a connection.')
    else if (isFull) say('There is not enough free space on this device. Nothing new was kept.')
    else say('The pages could not all be loaded, so nothing new was kept. Check the connection and try again.')
  }

  async function remove() {
    const { isEmpty } = await ask({ type: 'remove' }, (answer) => 'isEmpty' in answer)
    const left = (await caches.keys()).length
    await look()
    say(
      isEmpty && left === 0
        ? 'Removed. We checked: no page is left in this browser’s storage.'
        : 'Not everything could be removed. Clear this site’s data in the browser’s settings.',
    )
  }

  /** @param {() => Promise<void>} work */
  async function run(work) {
    const buttons = [find('press'), find('remove')]
    for (const button of buttons) button.disabled = true
    try {
      await work()
    } catch {
      say('This browser cannot do that here. A private window or an old browser can be the reason.')
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
