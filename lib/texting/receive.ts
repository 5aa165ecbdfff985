import 'server-only'
import type { RoomAnswer } from '@/db/vocabulary/operations'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'
import { withDeadline } from '@/lib/http/deadline'
import { getLimiter, type Limit } from '@/lib/http/rate-limit'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { endOfRoom, formatRoomTime } from '@/lib/resources/rooms/room'
import { proveRoomPhone, setRoomByText } from '@/lib/resources/rooms/set-room'
import type { Language } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { answerBusy, answerText } from './answer'
import { textMessageCall } from './calls'
import { isSigned } from './twilio'
import { textWords } from './words'

/** Keywords with which an organization reports from its own phone whether it has room tonight. */
const roomKeywords: Record<string, [RoomAnswer | 'clear', Language]> = {
  ROOM: ['room', 'en'],
  FULL: ['full', 'en'],
  CALL: ['call', 'en'],
  CLEAR: ['clear', 'en'],
  HAY: ['room', 'es'],
  LLENO: ['full', 'es'],
  LLAMAR: ['call', 'es'],
  BORRAR: ['clear', 'es'],
}

/** 'whatsapp:+12025550187' is the same phone. */
const phoneOf = (from: string) => from.replace(/^\w+:/, '')

/** The reply, which names nobody; null if the text is no keyword or the phone is unknown: then it is a normal question. */
export async function answerRoomWord(from: string, body: string, now = new Date()): Promise<string | null> {
  const text = body.trim().replace(/[.!]+$/, '')
  const [, link, code] = /^(LINK|ENLACE)\s+(\d{3}\s?\d{3})$/i.exec(text) ?? []
  if (link && code) {
    const w = textWords[/^E/i.test(link) ? 'es' : 'en'].room
    return (await proveRoomPhone(phoneOf(from), code.replace(/\s/, ''), now)) ? w.proved : w.notProved
  }
  const [answer, language] = roomKeywords[text.toUpperCase()] ?? []
  if (!answer || !language) return null
  const page = await setRoomByText(phoneOf(from), answer, now)
  if (!page) return null
  const w = textWords[language].room
  if (answer === 'clear') return w.cleared
  return inLanguage(language, () =>
    w.noted({ said: w[answer], at: formatRoomTime(now, page), until: formatRoomTime(endOfRoom(now), page) }),
  )
}

/** A person who waits for an answer to a text gives up; the service itself waits for 15 seconds. */
const ANSWER_MS = 2500
/** Of one phone, in a day; after them only the lines to call, and after as many again nothing, since each one costs. */
export const TEXTS: Limit = { max: 30, seconds: 86_400 }

/**
 * Answers one message. Her number is only counted, under a keyed hash that the day destroys. That of an organization,
 * which has proved to be theirs, is known by a keyed hash of its own (lib/resources/rooms).
 */
export async function receiveText(body: Uint8Array, signature: string | null): Promise<string[]> {
  if (!env.TWILIO_AUTH_TOKEN) throw new AppError('not-found')
  const form = new URLSearchParams(new TextDecoder().decode(body))
  const url = `${env.SITE_URL}${textMessageCall.path}`
  if (!isSigned(env.TWILIO_AUTH_TOKEN, url, form, signature)) throw new AppError('forbidden')
  // The service has answered STOP, START or HELP itself.
  if (form.get('OptOutType')) return []
  const text = form.get('Body') ?? ''
  const wording = env.TEXT_WORDING
  const take = (what: string) => getLimiter().take(`${what} ${form.get('From') ?? ''}`, null, TEXTS)
  if (!(await take('text')).isAllowed)
    return (await take('text, lines only')).isAllowed ? answerBusy(text, wording) : []
  try {
    return await withDeadline(
      ANSWER_MS,
      () => new AppError('unavailable'),
      async () => {
        const own = await answerRoomWord(form.get('From') ?? '', text)
        return own === null ? answerText(text, wording) : [own]
      },
    )
  } catch (error) {
    logEvent('text-not-answered', { ...describeError(error) })
    return answerBusy(text, wording)
  }
}
