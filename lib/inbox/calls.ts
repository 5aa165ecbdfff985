/** What visitors wrote to us. The permission lets an editor into the inbox: reading, and keeping track of it. */
import { z } from 'zod'
import { contactCategories, contactPriorities, contactStatuses } from '@/db/vocabulary/operations'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { id } from '@/lib/http/text'
import { messageSchema, messageWithNotesSchema, noteInput, statusInput } from './schema'

const position = z.object({ rank: z.int().min(1).max(4), createdAt: z.string().max(40), id: z.uuid() })
const failed = (code: string) => `/admin/messages?failed=${code}`

export const listMessagesCall = call({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'permission:messages:read',
  summary: 'Messages that are not closed, the most urgent first; with `status=closed`, those that are',
  query: z.object({
    ...pageQuery(position),
    status: z.enum(contactStatuses).optional(),
    priority: z.enum(contactPriorities).optional(),
    category: z.enum(contactCategories).optional(),
  }),
  response: z.array(messageSchema),
})

export const getMessageCall = call({
  method: 'GET',
  path: '/api/admin/messages/{id}',
  access: 'permission:messages:read',
  summary: 'One message, with the notes of the staff',
  params: z.object({ id }),
  response: messageWithNotesSchema,
})

export const setMessageStatusCall = call({
  method: 'POST',
  path: '/api/admin/messages/{id}/status',
  access: 'permission:messages:read',
  summary: 'Marks a message as new, open or closed',
  params: z.object({ id }),
  body: statusInput,
  form: { done: '/admin/messages?done=message-updated', failed },
})

export const addNoteCall = call({
  method: 'POST',
  path: '/api/admin/messages/{id}/notes',
  access: 'permission:messages:read',
  summary: 'Adds a note for colleagues',
  params: z.object({ id }),
  body: noteInput,
  form: { done: '/admin/messages?done=note-added', failed },
})
