import { callWords } from '@/lib/site/language/call-words'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { AppError } from './app-error'

/** What someone reads who is held back: how long, and whom to call if it can't wait. */
export function describeTooMany(retryAfter: number): string {
  const { name, phone } = localizedHotline('domestic-violence')
  return callWords().tooMany(Math.ceil(retryAfter / 60), name, phone ?? '911')
}

/** `more`: what else someone wants to know who is refused just here. */
export function refuseTooMany(retryAfter: number, more?: string): never {
  const detail = [describeTooMany(retryAfter), ...(more ? [more] : [])].join(' ')
  throw new AppError('too-many', detail, { headers: { 'retry-after': String(retryAfter) } })
}
