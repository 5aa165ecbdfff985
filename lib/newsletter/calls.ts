import { z } from 'zod'
import { call } from '@/lib/http/call'
import { choiceInput, linkInput, newsletterAnswer, subscribeInput, token, tokenInput } from './schema'

const over = '/newsletter/link-over'
const byForm = { method: 'POST', access: 'public' } as const
/** Each may put an email into someone's mailbox; the same answer for every address. */
const mailing = { ...byForm, response: newsletterAnswer, status: 202, limit: { max: 10, seconds: 3600 } } as const

export const subscribeCall = call({
  ...mailing,
  path: '/api/newsletter/subscribe',
  summary: 'Asks for the newsletter; the same answer for every address',
  body: subscribeInput,
  form: { lists: ['interests'], done: '/newsletter/sent', failed: '/newsletter' },
})

export const sendLinkCall = call({
  ...mailing,
  path: '/api/newsletter/link',
  summary: 'Mails the link to the choices, if the address is on the list; the same answer for every address',
  body: linkInput,
  form: { done: '/newsletter/link-sent', failed: '/newsletter' },
})

export const confirmCall = call({
  ...byForm,
  path: '/api/newsletter/confirm',
  summary: 'Confirms an address by the link that was sent to it',
  body: choiceInput,
  form: { lists: ['interests'], done: '/newsletter/confirmed', failed: over },
})

export const savePreferencesCall = call({
  ...byForm,
  path: '/api/newsletter/preferences',
  summary: 'Changes the topics of a subscription by a link that was sent to its address',
  body: choiceInput,
  form: { lists: ['interests'], done: '/newsletter/saved', failed: over },
})

export const unsubscribeCall = call({
  ...byForm,
  path: '/api/newsletter/unsubscribe',
  summary: 'Takes an address off the list by a link that was sent to it',
  body: tokenInput,
  form: { done: '/newsletter/left', failed: over },
})

/** An email program presses it (RFC 8058): no cookie, no Origin, no page that it came from. */
export const oneClickCall = call({
  method: 'POST',
  path: '/api/newsletter/unsubscribe/{token}',
  access: 'public',
  sender: 'anyone',
  summary: 'Takes an address off the list with one click in an email app',
  params: z.object({ token }),
  body: 'raw',
  bodyLimit: 4096,
  response: z.object({ unsubscribed: z.literal(true) }),
  limit: { max: 300, seconds: 60 },
})

export const openOneClickCall = call({
  method: 'GET',
  path: '/api/newsletter/unsubscribe/{token}',
  access: 'public',
  summary: 'Leads a person who opens the address to the page with the button; changes nothing',
  params: z.object({ token }),
  redirects: 'To the page with the button',
})
