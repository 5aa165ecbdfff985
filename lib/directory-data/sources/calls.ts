/** Official lists that the directory is kept by. */
import { z } from 'zod'
import { importSchema } from '@/lib/directory-data/imports/schema'
import { call } from '@/lib/http/call'

export const pullSourceCall = call('POST /api/admin/sources/{name}/pull', 'admin', {
  summary: 'Reads an official list where it is published, and says what it would change; nothing is written yet',
  params: z.object({ name: z.string().max(60) }),
  response: importSchema,
  status: 202,
  limit: { max: 10, seconds: 60 },
  form: { done: '/admin/import', failed: (code) => `/admin/sources?failed=${code}` },
})
