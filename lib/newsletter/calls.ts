import { z } from 'zod'
import { call } from '@/lib/http/call'
import { choiceInput, linkInput, newsletterAnswer, subscribeInput, token, tokenInput } from './schema'

const over = '/newsletter/link-over'
/** Each may put an email into someone's mailbox. */
const LINKS = { max: 10, seconds: 3600 }

export const subscribeCall = call({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  access: 'public',
  summary: 'Asks for the newsletter; the same answer for every address',
  body: subscribeInput,
  form: { lists: ['interests'], done: '/newsletter/sent', failed: '/newsletter' },
  response: newsletterAnswer,
  status: 202,
  limit: LINKS,
})

export const sendLinkCall = call({
  method: 'POST',
  path: '/api/newsletter/link',
  access: 'public',
  summary: 'Mails the link to the choices, if the address is on the list; the same answer for every address',
  body: linkInput,
  form: { done: '/newsletter/link-sent', failed: '/newsletter' },
  response: newsletterAnswer,
  status: 202,
  limit: LINKS,
})

export const confirmCall = call({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
  summary: 'Confirms an address by the link that was sent to it',
  body: choiceInput,
  form: { lists: ['interests'], done: '/newsletter/confirmed', failed: over },
})

export const savePreferencesCall = call({
  method: 'POST',
  path: '/api/newsletter/preferences',
  access: 'public',
  summary: 'Changes the topics of a subscription by a link that was sent to its address',
  body: choiceInput,
  form: { lists: ['interests'], done: '/newsletter/saved', failed: over },
})

export const unsubscribeCall = call({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'public',
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
