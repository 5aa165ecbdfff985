// @ts-check

/**
 * The answers of a call on their way into her vault: from the page of the call to the vault's own page in another tab,
 * from window to window (call-answers.ts is the other end). They are in no address, in no store and on no
 * network, and the page of the call holds them until the vault says that it has them.
 */

/** What the vault's page says. */
export const ANSWERS_ASKED = 'answers?'
export const ANSWERS_KEPT = 'answers kept'

/** @typedef {{ question: string, answer: string }} Answer */
/** @typedef {{ name: string, text: string }} CallNotes */
/** @typedef {Pick<Window, 'addEventListener' | 'removeEventListener'> & { location: { origin: string } }} Host */
/** @typedef {{ postMessage: (message: unknown, origin: string) => void }} OtherPage */

/**
 * A text that anyone can read, wherever it is opened: whom she called and when, then each question that has an answer.
 * @param {string} about @param {string} when @param {Answer[]} given
 */
export function writeAnswers(about, when, given) {
  const parts = given
    .map(({ question, answer }) => [question.trim(), answer.trim()])
    .filter(([, answer]) => answer !== '')
    .map((lines) => lines.join('\n'))
  return [[about, when].filter(Boolean).join('\n'), ...parts].join('\n\n')
}

/**
 * Gives them to the page that was opened for them, and to no other, as often as it asks, until it has kept them.
 * @param {Host} host @param {unknown} opened @param {CallNotes} notes @param {() => void} onKept
 * @returns {() => void} what makes it forget them
 */
export function handOverAnswers(host, opened, notes, onKept) {
  /** @param {MessageEvent} event */
  const hear = ({ source, origin, data }) => {
    if (source !== opened || origin !== host.location.origin) return
    if (data === ANSWERS_ASKED) /** @type {OtherPage} */ (opened).postMessage(notes, origin)
    if (data !== ANSWERS_KEPT) return
    forget()
    onKept()
  }
  const forget = () => host.removeEventListener('message', hear)
  host.addEventListener('message', hear)
  return forget
}
