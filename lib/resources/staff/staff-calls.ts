/** The directory's records, as staff keep them. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { exportCall, manyCall } from '@/lib/http/staff-list/many'
import { id, oneLine } from '@/lib/http/text'
import { detailsInput } from '../details-schema'
import { readCategory } from '../vocabulary'
import { resourceInput, resourceSorts, staffResourceSchema } from './staff-schema'

const WRITES = { max: 120, seconds: 60 }
const flags = { flags: ['isEmergency'], numbers: ['version'] }
const notSaved = (code: string) => `/admin/resources?failed=${code}`

const position = z.object({
  sort: z.enum([...resourceSorts, 'deleted']),
  value: z.string().max(300),
  id: z.uuid(),
})

/** A name or an alias. */
const category = z.string().transform((value, context) => {
  const known = readCategory(value)
  if (known) return known.category
  context.issues.push({ code: 'custom', message: 'There is no such category.', input: value })
  return z.NEVER
})

export const listStaffResourcesCall = call({
  method: 'GET',
  path: '/api/admin/resources',
  access: 'staff:resources',
  summary: 'The directory as staff see it, what was changed last first',
  query: z.object({
    ...pageQuery(position),
    q: oneLine({ min: 0, max: 200 }).optional(),
    category: category.optional(),
    sort: z.enum(resourceSorts).default('updated'),
    emergency: z.stringbool().default(false),
    /** Those deleted within the last 30 days instead. */
    deleted: z.stringbool().default(false),
  }),
  response: z.array(staffResourceSchema),
})

export const getStaffResourceCall = call({
  method: 'GET',
  path: '/api/admin/resources/{id}',
  access: 'staff:resources',
  summary: 'One record of the directory as staff see it',
  params: z.object({ id }),
  response: staffResourceSchema,
})

export const createResourceCall = call({
  method: 'POST',
  path: '/api/admin/resources',
  access: 'staff:resources',
  summary: 'Adds a record to the directory',
  body: resourceInput,
  response: staffResourceSchema,
  status: 201,
  limit: WRITES,
  form: { ...flags, done: '/admin/resources?done=resource-created', failed: notSaved },
})

export const updateResourceCall = call({
  method: 'PUT',
  path: '/api/admin/resources/{id}',
  access: 'staff:resources',
  summary: 'Changes a record; with the `version` it was read in, only if nobody else has changed it since',
  params: z.object({ id }),
  body: resourceInput,
  response: staffResourceSchema,
  limit: WRITES,
})

export const deleteResourceCall = call({
  method: 'DELETE',
  path: '/api/admin/resources/{id}',
  access: 'staff:resources',
  summary: 'Takes a record out of the directory, which can be undone for 30 days',
  params: z.object({ id }),
  limit: WRITES,
})

export const saveResourceFormCall = call({
  method: 'POST',
  path: '/api/admin/resources/{id}/save',
  access: 'staff:resources',
  summary: 'Changes a record, as a form without a script does it',
  params: z.object({ id }),
  body: resourceInput,
  response: staffResourceSchema,
  limit: WRITES,
  form: { ...flags, done: '/admin/resources?done=resource-updated', failed: notSaved },
})

export const removeResourceFormCall = call({
  method: 'POST',
  path: '/api/admin/resources/{id}/delete',
  access: 'staff:resources',
  summary: 'Takes a record out of the directory, as a form without a script does it',
  params: z.object({ id }),
  limit: WRITES,
  form: { done: '/admin/resources?done=resource-deleted', failed: notSaved },
})

export const restoreResourceCall = call({
  method: 'POST',
  path: '/api/admin/resources/{id}/restore',
  access: 'staff:resources',
  summary: 'Undoes the deletion of a record',
  params: z.object({ id }),
  limit: WRITES,
  form: { done: '/admin/resources?done=resource-restored', failed: notSaved },
})

export const saveDetailsCall = call({
  method: 'POST',
  path: '/api/admin/resources/{id}/details',
  access: 'staff:resources',
  summary:
    'Changes what a record holds beside its first form: phones (`phone0_number` ...), hours by day, languages, kinds of help, counties, further places, organization',
  params: z.object({ id }),
  body: detailsInput,
  bodyLimit: 256 * 1024,
  limit: WRITES,
  form: {
    lists: ['helpKinds'],
    numbers: ['version'],
    done: '/admin/resources?done=resource-updated',
    failed: notSaved,
  },
})

export const manyResourcesCall = manyCall('resources', 'staff:resources', ['archive', 'unarchive', 'delete', 'restore'])

export const exportResourcesCall = exportCall('resources', 'staff:resources')
