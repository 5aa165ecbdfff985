// @ts-check
import { findMissing, readForm, replaceNativeValidation, sendForm, showProblem } from './send-form.js'

/**
 * One form of two steps: the address, then the topics. Without this script it is one form of one step.
 * @typedef {Record<'requiredTitle' | 'requiredText' | 'invalidTitle' | 'invalidText' | 'failedTitle' | 'failedText' | 'subscribe' | 'subscribeTo' | 'subscribing', string>} NewsletterWords
 * @param {(title: string, text: string, isBad?: boolean) => void} toast @param {NewsletterWords} words
 */
export function startNewsletterForm(toast, words) {
  const form = document.querySelector('form[data-form="newsletter"]')
  if (!(form instanceof HTMLFormElement)) return
  replaceNativeValidation(form)
  const email = form.querySelector('input[type="email"]')
  const subscribe = form.querySelector('[data-subscribe]')
  const status = form.querySelector('[data-status]')
  if (!(email instanceof HTMLInputElement) || !(subscribe instanceof HTMLButtonElement)) return

  function countTopics() {
    return form.querySelectorAll('[name="interests"]:checked').length
  }

  function nameButton() {
    const count = countTopics()
    subscribe.textContent = count > 0 ? words.subscribeTo.replace('{count}', String(count)) : words.subscribe
  }

  /** @param {1 | 2} step */
  function show(step) {
    form.setAttribute('data-at', String(step))
    form.querySelectorAll('[data-step]').forEach((part) => {
      part.toggleAttribute('hidden', part.getAttribute('data-step') !== String(step))
    })
    form.querySelectorAll('[data-email]').forEach((place) => {
      place.textContent = email.value
    })
    nameButton()
  }

  /** @param {string} text */
  function say(text) {
    if (status) status.textContent = text
  }

  async function send() {
    subscribe.disabled = true
    subscribe.textContent = words.subscribing
    const { isSent, message } = await sendForm(form, readForm(form, ['interests']))
    subscribe.disabled = false
    nameButton()
    if (!isSent) {
      toast(words.failedTitle, message || words.failedText, true)
      return
    }
    form.reset()
    show(1)
    say(message)
    email.focus()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (subscribe.disabled) return
    say('')
    const isMissing = findMissing(form).length > 0
    // A browser takes 'name@example' for an address; no letter ever arrives there.
    if (isMissing || !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.value.trim())) {
      const text = isMissing ? words.requiredText : words.invalidText
      show(1)
      showProblem(email, text)
      email.focus()
      toast(isMissing ? words.requiredTitle : words.invalidTitle, text, true)
    } else if (form.getAttribute('data-at') === '2') void send()
    else {
      show(2)
      const first = form.querySelector('[name="interests"]')
      if (first instanceof HTMLElement) first.focus()
    }
  })
  form.addEventListener('change', () => {
    if (!subscribe.disabled) nameButton()
  })
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-back]')) return
    show(1)
    email.focus()
  })
  show(1)
}
