/** The webhook of Twilio, and of services that copy it: a signed form comes in, the answer goes back in the response. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { escapeXml } from '@/lib/text/format'

/** https://www.twilio.com/docs/usage/security: the address, then each parameter by name with its value. */
export function sign(token: string, url: string, form: URLSearchParams): string {
  const parameters = [...form].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const text = url + parameters.map(([name, value]) => name + value).join('')
  return createHmac('sha1', token).update(text, 'utf8').digest('base64')
}

export function isSigned(token: string, url: string, form: URLSearchParams, signature: string | null): boolean {
  const own = Buffer.from(sign(token, url, form))
  const given = Buffer.from(signature ?? '')
  return own.length === given.length && timingSafeEqual(own, given)
}

/** No message at all is an answer too: nothing is sent. */
export function writeReply(messages: readonly string[]): string {
  const written = messages.map((message) => `<Message>${escapeXml(message)}</Message>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${written}</Response>`
}
