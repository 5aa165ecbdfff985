// @ts-check

/** Milliseconds that a message stays, unless someone is at it. */
const SHOWN = 5000

/**
 * Short messages for pages that carry no framework: one at a time, at the top, F8 moves the focus to them.
 * @param {{ region: string, close: string }} said @returns {(title: string, text: string, isBad?: boolean) => void}
 */
export function createToasts(copy) {
  const region = document.createElement('section')
  region.className = 'page-toasts'
  region.tabIndex = -1
  region.setAttribute('aria-label', copy.region)
  const places = [false, true].map((isBad) => {
    const place = region.appendChild(document.createElement('div'))
    place.setAttribute('role', isBad ? 'alert' : 'status')
    return place
  })
  /** @type {number | undefined} */
  let timer

  function clear() {
    window.clearTimeout(timer)
    places.forEach((place) => {
      place.textContent = ''
    })
  }

  /** @param {Element} parent @param {string} name @param {string} className @param {string} text */
  function add(parent, name, className, text) {
    const element = parent.appendChild(document.createElement(name))
    element.className = className
    element.textContent = text
    return element
  }

  function wait() {
    window.clearTimeout(timer)
    timer = window.setTimeout(clear, SHOWN)
  }

  for (const type of ['mouseenter', 'focusin']) region.addEventListener(type, () => window.clearTimeout(timer))
  for (const type of ['mouseleave', 'focusout']) region.addEventListener(type, wait)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') region.focus()
  })
  // A live region is heard only if it was there before its words.
  const join = () => document.body.appendChild(region)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', join)
  else join()

  return (title, text, isBad = false) => {
    clear()
    const place = places[isBad ? 1 : 0]
    if (!place) return
    const toast = add(place, 'div', isBad ? 'toast toast-destructive' : 'toast', '')
    const words = add(toast, 'div', 'toast-words', '')
    add(words, 'div', 'toast-title', title)
    add(words, 'div', 'toast-description', text)
    const close = add(toast, 'button', 'toast-close', '×')
    close.setAttribute('type', 'button')
    close.setAttribute('aria-label', copy.close)
    close.addEventListener('click', clear)
    wait()
  }
}
