/** Receives a call's answers in the vault and displays them (hand-over.js sends them). */
import { ANSWERS_ASKED, ANSWERS_KEPT, type Answer, type CallNotes, type Host, type OtherPage } from './hand-over'

/** The media type stored for such a file; its bytes are plain text. */
export const ANSWERS_TYPE = 'text/x-answers'

const MAX_LENGTH = 20_000

/** The text, parsed for display. */
export function readAnswers(text: string): { head: string[]; given: Answer[] } {
  const [head = '', ...parts] = text.split('\n\n')
  const given = parts.map((part) => {
    const [question = '', ...answer] = part.split('\n')
    return { question, answer: answer.join('\n') }
  })
  return { head: head.split('\n'), given }
}

/** Asks the page that opened this one, and accepts one set of answers from it. */
export function askForAnswers(host: Host, opener: OtherPage, take: (notes: CallNotes) => void) {
  const { origin: own } = host.location
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== opener || origin !== own || typeof data !== 'object' || data === null) return
    const { name, text } = data
    if (typeof name !== 'string' || typeof text !== 'string' || text.length > MAX_LENGTH) return
    stop()
    take({ name, text })
  }
  const stop = () => host.removeEventListener('message', hear)
  host.addEventListener('message', hear)
  opener.postMessage(ANSWERS_ASKED, own)
  return { stop, tellKept: () => opener.postMessage(ANSWERS_KEPT, own) }
}
