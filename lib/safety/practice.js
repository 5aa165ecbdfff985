// @ts-check
import { createKeyCounter } from './key-counter.js'

/** Milliseconds without a press after which the keys leave again. */
const DURATION_MS = 60000

/**
 * What it says: '%k' is the key, '%n' how many presses are left, '%s' how many seconds they count for.
 * @typedef {{ tired: string, stop: string, again: string, start: string, done: string, more: string, slow: string,
 *   ended: string, press: string, button: string }} PracticeWords
 */

/**
 * Practicing Quick Exit. While it is on, Escape and Shift are counted here and kept from the exit itself, whose script
 * comes later in the page. The exit button is never touched: it leaves, also while practicing.
 * @param {PracticeWords} said
 */
export function startPractice(said) {
  let isOn = false
  let count = createKeyCounter()
  /** @type {number | undefined} */
  let slow
  /** @type {number | undefined} */
  let tired

  /** @param {string} name */
  function find(name) {
    return document.querySelector(`[data-practice="${name}"]`)
  }

  /** @param {string} text @param {number} done */
  function show(text, done) {
    const status = find('status')
    if (status) status.textContent = text
    document.querySelectorAll('[data-practice="dots"] > *').forEach((dot, index) => {
      dot.toggleAttribute('data-done', index < done)
    })
  }

  /** @param {boolean} isStarted @param {string} text @param {number} done */
  function turn(isStarted, text, done) {
    isOn = isStarted
    count = createKeyCounter()
    window.clearTimeout(slow)
    window.clearTimeout(tired)
    if (isOn) tired = window.setTimeout(turn, DURATION_MS, false, said.tired, 0)
    const start = find('start')
    if (start) start.textContent = isOn ? said.stop : done ? said.again : said.start
    show(text, done)
  }

  /** @param {import('./key-counter.js').Press} press */
  function answer(press) {
    const name = press.key === 'Escape' ? 'Esc' : 'Shift'
    window.clearTimeout(slow)
    if (press.left <= 0) return turn(false, said.done, 3)
    show(said.more.replace('{key}', name).replace('{count}', `${press.left}`), 3 - press.left)
    slow = window.setTimeout(
      show,
      press.wait,
      said.slow.replace('{key}', name).replace('{seconds}', `${press.wait / 1000}`),
      0,
    )
  }

  /** @param {Event} event */
  function onInput(event) {
    if (!isOn) return
    const input = /** @type {KeyboardEvent} */ (event)
    const press = count(input)
    if (input.key === 'Escape' || input.key === 'Shift') {
      event.stopImmediatePropagation()
      if (event.type === 'keydown' && input.key === 'Escape') event.preventDefault()
    }
    if (press) answer(press)
  }

  for (const type of ['keydown', 'keyup', 'pointerdown', 'blur']) window.addEventListener(type, onInput, true)
  document.addEventListener('DOMContentLoaded', () => {
    const box = find('box')
    const start = find('start')
    const button = find('button')
    if (box) box.removeAttribute('hidden')
    if (start) {
      start.addEventListener('click', () => {
        turn(!isOn, isOn ? said.ended : said.press, 0)
      })
    }
    if (button) button.addEventListener('click', () => show(said.button, 3))
  })
}
