import { z } from 'zod'
import { call } from '@/lib/http/call'
import { choiceInput, linkInput, newsletterAnswer, subscribeInput, token, tokenInput } from './schema'

const over = '/newsletter/link-over'
/** Each may put an email into someone's mailbox; the same answer for every address. */
const mailing = { response: newsletterAnswer, status: 202, limit: { max: 10, seconds: 3600 } } as const

export const subscribeCall = call('POST /api/newsletter/subscribe', 'public', {
  ...mailing,
  summary: 'Asks for the newsletter; the same answer for every address',
  body: subscribeInput,
  form: { lists: ['interests'], done: '/newsletter/sent', failed: '/newsletter' },
})

export const sendLinkCall = call('POST /api/newsletter/link', 'public', {
  ...mailing,
  summary: 'Mails the link to the choices, if the address is on the list; the same answer for every address',
  body: linkInput,
  form: { done: '/newsletter/link-sent', failed: '/newsletter' },
})

export const confirmCall = call('POST /api/newsletter/confirm', 'public', {
  summary: 'Confirms an address by the link that was sent to it',
  body: choiceInput,
  form: { lists: ['interests'], done: '/newsletter/confirmed', failed: over },
})

export const savePreferencesCall = call('POST /api/newsletter/preferences', 'public', {
  summary: 'Changes the topics of a subscription by a link that was sent to its address',
  body: choiceInput,
  form: { lists: ['interests'], done: '/newsletter/saved', failed: over },
})

export const unsubscribeCall = call('POST /api/newsletter/unsubscribe', 'public', {
  summary: 'Takes an address off the list by a link that was sent to it',
  body: tokenInput,
  form: { done: '/newsletter/left', failed: over },
})

/** An email program presses it (RFC 8058): no cookie, no Origin, no page that it came from. */
export const oneClickCall = call('POST /api/newsletter/unsubscribe/{token}', 'public', {
  sender: 'anyone',
  summary: 'Takes an address off the list with one click in an email app',
  params: z.object({ token }),
  body: 'raw',
  bodyLimit: 4096,
  response: z.object({ unsubscribed: z.literal(true) }),
  limit: { max: 300, seconds: 60 },
})

export const openOneClickCall = call('GET /api/newsletter/unsubscribe/{token}', 'public', {
  summary: 'Leads a person who opens the address to the page with the button; changes nothing',
  params: z.object({ token }),
  redirects: 'To the page with the button',
})
