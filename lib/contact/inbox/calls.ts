/** Calls for visitors' messages. Editors with the permissions can read them, or answer and track them. */

import { z } from 'zod'
import { contactCategories, contactPriorities, contactStatuses } from '@/db/vocabulary/operations'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { manyCall } from '@/lib/http/staff-list/many'
import { id, oneLine } from '@/lib/http/text'
import { languages } from '@/lib/site/language/languages.mjs'
import {
  assignInput,
  messageSchema,
  messageSorts,
  messageWithNotesSchema,
  noteInput,
  replyInput,
  statusInput,
} from './schema'

const position = z.object({ rank: z.int().min(1).max(4), createdAt: z.string().max(40), id: z.uuid() })

export const listMessagesCall = call('GET /api/admin/messages', 'permission:messages:read', {
  summary: 'Messages that are not closed, the most urgent first; with `status=closed`, those that are',
  query: z.object({
    ...pageQuery(position),
    status: z.enum(contactStatuses).optional(),
    priority: z.enum(contactPriorities).optional(),
    category: z.enum(contactCategories).optional(),
    language: z.enum(languages).optional(),
    q: oneLine({ min: 0, max: 200 }).optional(),
    assigned: oneLine({ min: 0, max: 320 }).optional(),
    sort: z.enum(messageSorts).default('urgent'),
  }),
  response: z.array(messageSchema),
})

export const getMessageCall = call('GET /api/admin/messages/{id}', 'permission:messages:read', {
  summary: 'One message, with the notes of the staff',
  params: z.object({ id }),
  response: messageWithNotesSchema,
})

/** An action on one message that returns to the list. */
const act = <const What extends string, Body extends z.ZodType>(
  what: What,
  done: string,
  summary: string,
  body: Body,
) =>
  call(`POST /api/admin/messages/{id}/${what}`, 'permission:messages:write', {
    summary,
    params: z.object({ id }),
    body,
    form: { done: `/admin/messages?done=${done}`, failed: (code: string) => `/admin/messages?failed=${code}` },
  })

export const setMessageStatusCall = act(
  'status',
  'message-updated',
  'Marks a message as new, open or closed',
  statusInput,
)

export const addNoteCall = act('notes', 'note-added', 'Adds a note for colleagues, or what became of a call', noteInput)

export const replyCall = act(
  'reply',
  'replied',
  'Answers by email, where its sender did not name other ways only',
  replyInput,
)

export const assignCall = act('assign', 'assigned', 'Says who of the staff takes care of a message', assignInput)

export const manyMessagesCall = manyCall('messages', 'permission:messages:write', ['close', 'open', 'take', 'leave'])
