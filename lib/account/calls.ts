/** Signing in and out, and who is signed in. */
import { z } from 'zod'
import type { AppErrorCode } from '@/lib/http/app-error'
import { call, callsAt } from '@/lib/http/call'
import { id } from '@/lib/http/text'
import { sessionSchema } from '@/lib/session/schema'
import { languages } from '@/lib/site/language/languages.mjs'
import { words } from '@/lib/site/language/words'
import { holdingsSchema, signedInSchema } from './schema'
import { CONFIRM_WORD, DELETED_PAGE } from './words'

const SIGN_INS = { max: 60, seconds: 60 }
/** Makes two or three requests to the identity provider. */
const SIGN_IN_DEADLINE_MS = 20_000
const SIGNED_OUT = '/sign-in/ended'
const ACCOUNT = '/dashboard/account#places'

const FAILED = '/sign-in/error/unavailable'
const showFailure = (code: AppErrorCode) => (code === 'signed-out' ? '/dashboard' : FAILED)

export const loginCall = call('GET /api/login', 'public', {
  summary: 'Sends the browser to the sign-in service, and then to a path of this site',
  query: z.object({ callbackUrl: z.string().max(4000).optional() }),
  redirects:
    'To the sign-in service; to the page at once for whoever is signed in; to a page that says what went wrong',
  limit: SIGN_INS,
  deadline: SIGN_IN_DEADLINE_MS,
})

export const callbackCall = call('GET /api/auth/callback/oidc', 'public', {
  summary: 'Where the sign-in service sends the browser back to',
  redirects: 'To the page that was asked for, or to one that says what went wrong',
  limit: SIGN_INS,
  deadline: SIGN_IN_DEADLINE_MS,
})

export const logoutCall = call('POST /api/logout', 'public', {
  summary: 'Signs this browser out; of whoever is signed out already, nothing',
  form: { done: SIGNED_OUT, failed: showFailure },
})

export const logoutEverywhereCall = call('POST /api/logout/everywhere', 'member', {
  summary: 'Signs out everywhere, this browser included',
  form: { done: SIGNED_OUT, failed: showFailure },
})

export const getUserCall = call('GET /api/auth/user', 'member', {
  summary: 'Who is signed in',
  response: signedInSchema,
})

export const listSessionsCall = call('GET /api/user/sessions', 'member', {
  summary: 'Where she is signed in',
  response: z.array(sessionSchema),
})

export const endSessionCall = call('POST /api/user/sessions/{id}/end', 'member', {
  summary: 'Ends one sign-in of hers',
  params: z.object({ id }),
  form: { done: ACCOUNT, failed: showFailure },
})

export const staySignedInCall = call('POST /api/user/sessions/stay', 'member', {
  summary: 'Keeps this browser signed in for up to 30 days, or no longer',
  body: z.strictObject({ stay: z.boolean() }),
  response: z.object({ until: z.iso.datetime() }),
  form: { flags: ['stay'], done: ACCOUNT, failed: showFailure },
})

export const setMailLanguageCall = call('POST /api/user/language', 'member', {
  summary: 'The language in which she is written to',
  body: z.strictObject({ language: z.enum(languages) }),
  form: { done: '/dashboard/account#language', failed: showFailure },
})

/** In the language of the page; English by default. */
const isConfirmed = (text: string) => [CONFIRM_WORD, words().account.end.word].includes(text.trim().toUpperCase())

const confirmation = z.strictObject({
  confirm: z
    .string()
    .max(50)
    .refine(isConfirmed, { error: () => words().account.end.wrong({ word: words().account.end.word }) }),
})

export const getHoldingsCall = call('GET /api/user/account', 'member', {
  summary: 'Everything that we hold about her, as one file',
  response: holdingsSchema,
  limit: { max: 60, seconds: 60 },
})

const ending = callsAt('/api/user/account', 'member', { body: confirmation })

export const deleteAccountCall = ending('DELETE', { summary: 'Deletes her account and everything in it, at once' })

export const sendDeletionCall = ending('POST', {
  summary: 'A form’s way to delete her account',
  form: {
    done: DELETED_PAGE,
    failed: (code) => (code === 'signed-out' ? '/dashboard' : `/dashboard/account?problem=${code}#delete`),
  },
})
