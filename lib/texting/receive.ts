import 'server-only'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'
import { withDeadline } from '@/lib/http/deadline'
import type { Limit } from '@/lib/http/rate-limit'
import { getLimiter } from '@/lib/http/site-limiter'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { answerBusy, answerText } from './answer'
import { textMessageCall } from './calls'
import { answerRoomWord } from './room-words'
import { isSigned } from './twilio'

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
