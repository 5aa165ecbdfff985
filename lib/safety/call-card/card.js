// @ts-check
import { handOverAnswers, writeAnswers } from '../../vault/hand-over.js'

/** A call's answers exist only in the open page, and the card is printed without the page around it. */
export function startCallCard() {
  const card = document.querySelector('.call-card')
  const form = card?.querySelector('form')
  if (!card || !(form instanceof HTMLFormElement)) return
  const root = document.documentElement
  const before = document.title
  let title = ''
  const status = card.querySelector('[data-answers-said]')
  let stopWaiting = () => {}

  /** @param {string} [text] */
  function say(text = '') {
    if (status) status.textContent = text
  }

  // A browser may restore the page, so the input is cleared before it is cached.
  const forget = () => form.reset()
  form.addEventListener('reset', () => {
    stopWaiting()
    say()
  })
  window.addEventListener('pagehide', forget)
  window.addEventListener('marigold:exit', forget)

  const over = () => {
    if (root.dataset.paper !== 'call') return
    delete root.dataset.paper
    if (document.title === title) document.title = before
  }

  /** @param {string} neutral the title in the list of print jobs and of a saved PDF */
  function print(neutral) {
    root.dataset.paper = 'call'
    title = neutral
    document.title = neutral
    window.print()
  }

  /** @param {HTMLElement} button */
  function keep({ dataset }) {
    stopWaiting()
    const fields = Array.from(/** @type {HTMLFormElement} */ (form).querySelectorAll('label')).map((label) => ({
      question: label.textContent || '',
      answer: label.querySelector('input')?.value || '',
    }))
    const { vault = '', name = '', about = fields.shift()?.answer.trim() || '' } = dataset
    if (fields.every(({ answer }) => !answer.trim())) return say(dataset.nothing)
    const when = new Date().toLocaleString(root.lang, { dateStyle: 'medium', timeStyle: 'short' })
    const answers = { name: [name, about || when].join(': '), text: writeAnswers(about, when, fields) }
    const opened = window.open(vault)
    if (!opened) return say(dataset.blocked)
    stopWaiting = handOverAnswers(window, opened, answers, () => say(dataset.kept))
    say(dataset.waiting)
  }

  card.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('button')
    if (!button) return
    const { printCall, vault } = button.dataset
    if (printCall) print(printCall)
    if (vault) keep(button)
  })
  window.addEventListener('afterprint', over)
  // Not every browser fires afterprint: then returning to the page counts.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && over())
}
