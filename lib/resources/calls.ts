/** The directory's calls. */
import { z } from 'zod'
import { findState } from '@/lib/geography/states'
import { call, DEFAULT_READS } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { oneLine } from '@/lib/http/text'
import { quietListsSchema, quietStateSchema, resourceSchema } from './schema'
import { readCategory } from './vocabulary'

const listPosition = z.object({ importance: z.number().int(), title: z.string(), id: z.uuid() })

const requiredState = z
  .string()
  .max(50)
  .transform((value, context) => {
    const found = findState(value)
    if (!found) context.addIssue({ code: 'custom', message: 'There is no such state.' })
    return found ?? z.NEVER
  })
const state = requiredState.optional()

/** A name or an alias; an unknown one is a 404. */
const category = z.string().transform((value, context) => {
  const known = readCategory(value)
  if (!known) context.addIssue({ code: 'custom', message: 'There is no such category.' })
  return known ?? z.NEVER
})

export const listResourcesCall = call('GET /api/resources', 'public', {
  summary: 'The directory, the most urgent entries first',
  query: z.object({ ...pageQuery(listPosition), category: category.optional(), state }),
  response: z.array(resourceSchema),
})

export const listCategoryCall = call('GET /api/resources/{category}', 'public', {
  summary: 'The entries of one category, by its name or an alias',
  params: z.object({ category }),
  query: z.object({ ...pageQuery(listPosition), state }),
  response: z.array(resourceSchema),
})

/** Reads of the quiet page, as POST, so that no address, cache or log shows what was read. */
const quiet = { limit: DEFAULT_READS, isLogged: false } as const

export const quietStateCall = call('POST /api/quiet/state', 'public', {
  ...quiet,
  summary: "A state's help: lines, shelters, legal help",
  body: z.strictObject({ state: requiredState }),
  response: quietStateSchema,
})

export const quietRecordCall = call('POST /api/quiet/record', 'public', {
  ...quiet,
  summary: 'One entry, by its name in addresses',
  body: z.strictObject({ slug: oneLine({ min: 1, max: 200 }) }),
  response: resourceSchema,
})

export const quietListsCall = call('POST /api/quiet/lists', 'public', {
  ...quiet,
  summary: 'The safety lists',
  body: z.strictObject({}),
  response: quietListsSchema,
})
