import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'
import { callWords } from '@/lib/site/language/call-words'

/** Without a mail server nothing is sent: pages say so, and actions that depend on an email are rejected. */
export function isMailOn(): boolean {
  return env.SMTP_URL !== undefined
}

/** `without` says what was not done: 'Nothing was saved.' */
export function requireMail(without: string): void {
  if (!isMailOn()) throw new AppError('unavailable', `${callWords().mailOff} ${without}`)
}
