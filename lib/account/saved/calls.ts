/** Calls for a member's own saved entries. */
import { z } from 'zod'
import { savedStatuses } from '@/db/vocabulary/people'
import type { AppErrorCode } from '@/lib/http/app-error'
import { call, callsAt } from '@/lib/http/call'
import { pagesOf } from '@/lib/http/page'
import { problemOn } from '@/lib/http/problem'
import { cleanText, id } from '@/lib/http/text'
import { slugOf } from '@/lib/resources/place'
import { words } from '@/lib/site/language/words'
import { MAX_NOTE_LENGTH } from './limits'
import { savePagePath } from './reply'
import { savedSchema } from './schema'

const WRITES = { max: 240, seconds: 60 }
const LIST = '/dashboard/saved'
const position = z.object({ at: z.string().regex(/^[\d :.+-]{19,40}$/), id: z.uuid() })
const slug = z.string().regex(/^[a-z0-9-]{1,120}$/)
const saved = callsAt('/api/user/saved-resources', 'member', {})
const one = callsAt('/api/user/saved-resources/{id}', 'member', { params: z.object({ id }), limit: WRITES })

const showProblem = problemOn(LIST)

/** Without a session: the page that asks her to sign in, and then saves the entry. */
function showSaveProblem(code: AppErrorCode, path: string): string {
  return code === 'signed-out' ? savePagePath(slugOf(path)) : `${LIST}?problem=${code}`
}

export const listSavedCall = saved('GET', {
  summary: 'What she saved, the latest first',
  ...pagesOf(position, savedSchema),
})

export const saveCall = saved('POST', {
  summary: 'Saves an entry of the directory; one that is saved already stays as it is (200)',
  body: z.strictObject({ resourceId: z.guid().toLowerCase() }),
  response: savedSchema,
  status: 201,
  limit: WRITES,
  form: { done: `${LIST}?notice=saved`, failed: showProblem },
})

export const saveBySlugCall = call('POST /api/user/saved-resources/add/{slug}', 'member', {
  summary: 'Saves the entry of this address; the Save button of every card',
  params: z.object({ slug }),
  response: savedSchema,
  status: 201,
  limit: WRITES,
  form: { done: `${LIST}?notice=saved`, failed: showSaveProblem },
})

const note = cleanText({ min: 0, max: MAX_NOTE_LENGTH }).transform((text) => text || null)
const change = z
  .strictObject({ status: z.enum(savedStatuses).optional(), note: note.nullable().optional() })
  .refine(({ status, note }) => status !== undefined || note !== undefined, {
    error: () => words().account.refusals.nothingToChange,
  })

export const changeSavedCall = one('PATCH', {
  summary: 'Moves the status forward, or changes the note; a status that it cannot go to is a 409 with what it is now',
  body: change,
  response: savedSchema,
})

export const removeSavedCall = one('DELETE', { summary: 'Removes it from her list, with its note' })

/** The same calls for plain forms, which can't send PATCH or DELETE. */
export const actOnSavedCall = one('POST', {
  summary: 'A form’s way to change or remove it',
  body: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('advance'), status: z.enum(savedStatuses) }),
    z.strictObject({ do: z.literal('note'), note: note.default(null) }),
    z.strictObject({ do: z.literal('remove') }),
  ]),
  form: { done: LIST, failed: showProblem },
})
