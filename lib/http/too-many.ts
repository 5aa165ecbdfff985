import { callWords } from '@/lib/site/language/call-words'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { AppError } from './app-error'

/** The message for a rate-limited visitor: how long to wait, and whom to call if it can't wait. */
export function describeTooMany(retryAfter: number): string {
  const { name, phone } = localizedHotline('domestic-violence')
  return callWords().tooMany({ minutes: Math.ceil(retryAfter / 60), name, phone: phone ?? '911' })
}

/** `more`: additional advice specific to this place. */
export function refuseTooMany(retryAfter: number, more?: string): never {
  const detail = [describeTooMany(retryAfter), ...(more ? [more] : [])].join(' ')
  throw new AppError('too-many', detail, { headers: { 'retry-after': String(retryAfter) } })
}
