// @ts-check

/** Milliseconds after which the request is treated as failed. */
const TIMEOUT_MS = 20000

/** @typedef {{ isSent: boolean, message: string, errors: { path: string, message: string }[] }} Outcome */

/**
 * What stands in a form, as the call takes it: ticks of the fields in `lists` as a list, the words true and false as
 * such, and nothing of a field that was left empty.
 * @param {HTMLFormElement} form @param {string[]} lists @returns {Record<string, unknown>}
 */
export function readForm(form, lists) {
  /** @type {Record<string, unknown>} */
  const body = {}
  lists.forEach((name) => {
    body[name] = new FormData(form).getAll(name)
  })
  new FormData(form).forEach((value, name) => {
    if (lists.includes(name) || value === '') return
    body[name] = value === 'true' || value === 'false' ? value === 'true' : value
  })
  return body
}

/** @param {HTMLFormElement} form @param {Record<string, unknown>} body @returns {Promise<Outcome>} */
export async function sendForm(form, body) {
  const stop = new AbortController()
  const timer = window.setTimeout(() => stop.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      cache: 'no-store',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: stop.signal,
    })
    const answer = await response.json().catch(() => ({}))
    const message = response.ok ? answer.message : answer.detail
    return { isSent: response.ok, message: message || '', errors: answer.errors || [] }
  } catch {
    return { isSent: false, message: '', errors: [] }
  } finally {
    window.clearTimeout(timer)
  }
}

/** Shows the field's error below it; without text, clears the error.
 * @param {Element} field @param {string} [text] */
export function showProblem(field, text) {
  const place = document.getElementById(`${field.id}-problem`)
  if (text) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  if (!place) return
  place.textContent = text || ''
  place.hidden = !text
}

/** The fields that must not be empty and are. Their check by the browser itself would come before ours.
 * @param {HTMLFormElement} form @returns {HTMLInputElement[]} */
export function findMissing(form) {
  const fields = /** @type {HTMLInputElement[]} */ (Array.from(form.querySelectorAll('[aria-required]')))
  return fields.filter((field) => !field.value.trim())
}

/** @param {HTMLFormElement} form */
export function replaceNativeValidation(form) {
  form.querySelectorAll('[required]').forEach((field) => {
    field.removeAttribute('required')
    field.setAttribute('aria-required', 'true')
  })
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.getAttribute('aria-invalid')) showProblem(target)
  })
  // Nothing that she typed waits behind the page that the exit shows.
  addEventListener('marigold:exit', () => form.reset())
}
