// @ts-check

/** How long she has not typed before her words are asked for, in milliseconds. */
const PAUSE = 250
const MORE_THAN = 2
/** After so many milliseconds a word says that the answer is on its way. */
const SLOW = 300

/**
 * Answers while she types: what the form leads to is fetched, and its answer takes the place of the one that is shown.
 * The address stays as it is, so that typing leaves no rows in the browser's history. A failure changes nothing.
 */
export function startTyping() {
  const form = document.querySelector('[data-search-form]')
  const status = document.querySelector('[data-search-status]')
  if (!(form instanceof HTMLFormElement) || typeof fetch !== 'function') return
  /** @type {number | undefined} */
  let pause
  let asking = new AbortController()
  /** @type {number | undefined} */
  let slow

  /** @param {boolean} isWaiting */
  const showWait = (isWaiting) => {
    clearTimeout(slow)
    if (!(status instanceof HTMLElement)) return
    const wait = status.dataset.wait || ''
    status.classList.toggle('sr-only', !isWaiting)
    if (isWaiting) status.textContent = wait
    else if (status.textContent === wait) status.textContent = ''
  }

  /** The form's fields that say something. */
  const read = () => {
    const params = new URLSearchParams()
    new FormData(form).forEach((value, name) => {
      if (typeof value === 'string' && value.trim()) params.set(name, value.trim())
    })
    return params
  }

  /** @param {URLSearchParams} params @param {AbortSignal} signal */
  const ask = async (params, signal) => {
    const page = await fetch(`${form.action}?${params}`, { signal, headers: { 'x-typing': '1' }, cache: 'no-store' })
    const html = page.ok ? await page.text() : ''
    // Nothing of its head is read: a style there would be none of this page's policy.
    const begin = html.indexOf('<div id="answer"')
    const body = new DOMParser().parseFromString(
      html.slice(begin, html.indexOf('<details class="filters"')),
      'text/html',
    ).body
    const [next, shown] = [body.firstElementChild, document.getElementById('answer')]
    if (begin < 0 || !next || !shown || signal.aborted) return
    shown.replaceWith(next)
    const told = next.querySelector('[data-told]')
    if (status) status.textContent = told && told.textContent
  }

  form.addEventListener('input', () => {
    clearTimeout(pause)
    asking.abort()
    showWait(false)
    asking = new AbortController()
    const { signal } = asking
    pause = window.setTimeout(() => {
      const params = read()
      if ((params.get('q') || '').length <= MORE_THAN) return
      slow = window.setTimeout(showWait, SLOW, true)
      ask(params, signal)
        .catch(() => {})
        .finally(() => {
          if (!signal.aborted) showWait(false)
        })
    }, PAUSE)
  })
}
