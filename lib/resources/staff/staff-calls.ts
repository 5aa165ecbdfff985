/** The directory's records, as staff keep them. */
import { z } from 'zod'
import { helpKinds } from '@/db/vocabulary/help-kinds'
import { stateCodes } from '@/db/vocabulary/states'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import {
  deletedInstead,
  exportCall,
  manyCall,
  recordCalls,
  STAFF_WRITES,
  showNotDone,
} from '@/lib/http/staff-list/many'
import { id, oneLine } from '@/lib/http/text'
import { detailsInput } from '../details-schema'
import { readCategory } from '../vocabulary'
import { alikeInput, alikeSchema } from './alike-schema'
import { viewInput } from './saved-views-schema'
import {
  addressFilters,
  checkedFilters,
  phoneFilters,
  resourceInput,
  resourceSorts,
  staffResourceSchema,
} from './staff-schema'

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

export const listStaffResourcesCall = call('GET /api/admin/resources', 'staff:resources', {
  summary:
    'The directory as staff see it, what was changed last first; `q` is found in the title and town, or is a phone number, ZIP code, address, slug or page of the site',
  query: z.object({
    ...pageQuery(position),
    q: oneLine({ min: 0, max: 200 }).optional(),
    category: category.optional(),
    state: z.enum(stateCodes).optional(),
    county: oneLine({ min: 0, max: 100 }).optional(),
    source: oneLine({ min: 0, max: 200 }).optional(),
    help: z.enum(helpKinds.map(({ slug }) => slug)).optional(),
    checked: z.enum(checkedFilters).optional(),
    address: z.enum(addressFilters).optional(),
    phone: z.enum(phoneFilters).optional(),
    sort: z.enum(resourceSorts).default('updated'),
    emergency: z.stringbool().default(false),
    deleted: deletedInstead,
  }),
  response: z.array(staffResourceSchema),
})

export const {
  get: getStaffResourceCall,
  create: createResourceCall,
  update: updateResourceCall,
  remove: deleteResourceCall,
  saveForm: saveResourceFormCall,
  removeForm: removeResourceFormCall,
  restore: restoreResourceCall,
} = recordCalls({
  ...{ nouns: 'resources', noun: 'resource', access: 'staff:resources' },
  ...{
    input: resourceInput,
    output: staffResourceSchema,
    fields: { flags: ['isEmergency', 'isAnother'], numbers: ['version'] },
  },
  summaries: {
    get: 'One record of the directory as staff see it',
    create: 'Adds a record to the directory',
    change: 'Changes a record',
    remove: 'Takes a record out of the directory',
    restore: 'Undoes the deletion of a record',
  },
})

export const listAlikeCall = call('GET /api/admin/resources/alike', 'staff:resources', {
  summary: 'Entries of the same name, phone number or address as one that is being written',
  query: alikeInput,
  response: z.array(alikeSchema),
})

export const saveDetailsCall = call('POST /api/admin/resources/{id}/details', 'staff:resources', {
  summary:
    'Changes all of a record at once: the fields of its first form (left as they are without a `title`), phones (`phone0_number` ...), hours by day and on special days, languages, kinds of help, how to apply, fees, alert, counties, further places, contacts, organization, the note for staff',
  params: z.object({ id }),
  body: detailsInput,
  bodyLimit: 256 * 1024,
  limit: STAFF_WRITES,
  form: {
    lists: ['helpKinds'],
    numbers: ['version'],
    done: '/admin/resources?done=resource-updated',
    failed: showNotDone('resources'),
  },
})

export const manyResourcesCall = manyCall('resources', 'staff:resources', ['archive', 'unarchive', 'delete', 'restore'])

export const exportResourcesCall = exportCall('resources', 'staff:resources')

const views = { done: '/admin/resources?done=view-saved', failed: showNotDone('resources') }

export const saveViewCall = call('POST /api/admin/views', 'staff:resources', {
  summary: 'Gives the filters of the list of records a name, for everybody on the staff',
  body: viewInput,
  limit: STAFF_WRITES,
  form: views,
})

export const removeViewCall = call('POST /api/admin/views/{id}/remove', 'staff:resources', {
  summary: 'Takes a name of filters away',
  params: z.object({ id }),
  limit: STAFF_WRITES,
  form: { ...views, done: '/admin/resources?done=view-removed' },
})
