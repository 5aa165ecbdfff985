/** Calls for undelivered email. */
import { z } from 'zod'
import { mailStatuses } from '@/db/vocabulary/operations'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { manyCall } from '@/lib/http/staff-list/many'
import { id, instant } from '@/lib/http/text'

/** Never the recipient or the content. */
export const mailSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  status: z.enum(mailStatuses),
  isUrgent: z.boolean(),
  attempts: z.int(),
  nextAttemptAt: instant,
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
})

export const listMailCall = call('GET /api/admin/mail', 'admin', {
  summary: 'Email that failed or may not have arrived; with `status`, of that status',
  query: z.object({ ...pageQuery(z.tuple([z.iso.datetime(), z.uuid()])), status: z.enum(mailStatuses).optional() }),
  response: z.array(mailSchema),
})

export const retryMailCall = call('POST /api/admin/mail/{id}/retry', 'admin', {
  summary: 'Sends an email again that was given up',
  params: z.object({ id }),
  form: { done: '/admin/mail?done=mail-retried', failed: (code) => `/admin/mail?failed=${code}` },
})

export const manyMailCall = manyCall('mail', 'admin', ['retry'])
