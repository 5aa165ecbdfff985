/** What visitors wrote to us. The permission lets an editor into the inbox: reading, and keeping track of it. */
import { z } from 'zod'
import { contactCategories, contactPriorities, contactStatuses } from '@/db/vocabulary/operations'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { manyCall } from '@/lib/http/staff-list/many'
import { id, oneLine } from '@/lib/http/text'
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

/** What is done to one message, and leads back to the list. */
const act = (done: string) => ({
  params: z.object({ id }),
  form: { done: `/admin/messages?done=${done}`, failed: (code: string) => `/admin/messages?failed=${code}` },
})

export const setMessageStatusCall = call('POST /api/admin/messages/{id}/status', 'permission:messages:read', {
  ...act('message-updated'),
  summary: 'Marks a message as new, open or closed',
  body: statusInput,
})

export const addNoteCall = call('POST /api/admin/messages/{id}/notes', 'permission:messages:read', {
  ...act('note-added'),
  summary: 'Adds a note for colleagues',
  body: noteInput,
})

export const replyCall = call('POST /api/admin/messages/{id}/reply', 'permission:messages:read', {
  ...act('replied'),
  summary: 'Answers by email, where she said that email is safe',
  body: replyInput,
})

export const assignCall = call('POST /api/admin/messages/{id}/assign', 'permission:messages:read', {
  ...act('assigned'),
  summary: 'Says who of the staff takes care of a message',
  body: assignInput,
})

export const manyMessagesCall = manyCall('messages', 'permission:messages:read', ['close', 'open', 'take', 'leave'])
