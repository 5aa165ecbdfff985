import { hotline } from '@/lib/site/public-facts'
import { AppError } from './app-error'

function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}

/** What someone reads who is held back: how long, and whom to call if it can't wait. */
export function describeTooMany(retryAfter: number): string {
  const { name, phone } = hotline('domestic-violence')
  return (
    `That was a lot of requests from your network. Please wait ${describeWait(retryAfter)}, then try again. ` +
    `If you need help now, call the ${name} at ${phone}, any time.`
  )
}

/** `more`: what else someone wants to know who is refused just here. */
export function refuseTooMany(retryAfter: number, more?: string): never {
  const detail = [describeTooMany(retryAfter), ...(more ? [more] : [])].join(' ')
  throw new AppError('too-many', detail, { headers: { 'retry-after': String(retryAfter) } })
}
