// @ts-check
import { findMissing, readForm, replaceNativeValidation, sendForm, showProblem } from './send-form.js'

/**
 * @typedef {Record<'missingTitle' | 'missingText' | 'sentTitle' | 'sentText' | 'failedTitle' | 'failedText' | 'fill' | 'sending', string>} ContactWords
 * @param {(title: string, text: string, isBad?: boolean) => void} toast @param {ContactWords} words
 */
export function startContactForm(toast, words) {
  const form = document.querySelector('form[data-form="contact"]')
  const button = form && form.querySelector('button[type="submit"]')
  if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return
  replaceNativeValidation(form)
  const label = button.textContent

  /** @param {string} name */
  function find(name) {
    return form ? form.querySelector(`[name="${CSS.escape(name)}"]`) : null
  }

  async function send() {
    button.disabled = true
    button.textContent = words.sending
    const { isSent, errors } = await sendForm(form, readForm(form, ['reachBy']))
    button.disabled = false
    button.textContent = label
    if (isSent) {
      form.reset()
      toast(words.sentTitle, words.sentText)
      return
    }
    const wrong = errors.map((error) => ({ field: find(error.path), error })).filter(({ field }) => field)
    for (const { field, error } of wrong) showProblem(field, error.message)
    if (wrong[0]) wrong[0].field.focus()
    toast(words.failedTitle, words.failedText, true)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.disabled) return
    const missing = findMissing(form)
    for (const field of missing) showProblem(field, words.fill)
    if (missing[0]) {
      missing[0].focus()
      toast(words.missingTitle, words.missingText, true)
    } else void send()
  })

  // A support category leads to the form with its choice made.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('[data-category]')
    const select = find('category')
    if (link && select instanceof HTMLSelectElement) select.value = link.getAttribute('data-category') || ''
  })
}
