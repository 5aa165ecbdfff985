/** The directory as open data: complete files, and pages per HSDS. Read-only. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { id, oneLine } from '@/lib/http/text'
import { exportFiles, pageSchema } from './hsds-page'
import {
  hsdsOrganizationSchema,
  hsdsPlaceSchema,
  hsdsServiceSchema,
  hsdsTaxonomySchema,
  hsdsTaxonomyTermSchema,
} from './hsds-record'

const read = { limit: { max: 120, seconds: 60 } } as const
const MAX_FULL = 100

const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(500).default(50),
}
const flag = z.stringbool().default(false)
const search = oneLine({ min: 0, max: 200 }).optional()
const json = z.enum(['json'], 'Please use json. Services are given as ndjson too.').default('json')

/** `ndjson` returns every matching service, one per line, without paging. */
const jsonOrLines = z.enum(['json', 'ndjson']).default('json')

/** Unknown filters are rejected, because a list that ignores a filter answers another question. */
const unknown = z.never('Please use /api/resources/nearby?zip=, which looks around a ZIP code.').optional()

const filters = {
  search,
  taxonomy_term_id: id.optional(),
  taxonomy_id: id.optional(),
}
const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()])

const fewerWhenFull = `Please ask for at most ${MAX_FULL} entries a page when they are nested.`

export const describeHsdsCall = call('GET /api/hsds', 'public', {
  ...read,
  summary: 'What this HSDS API is',
  response: z.object({
    version: z.string(),
    profile: z.url(),
    openapi_url: z.url(),
    description: z.string(),
    publisher: z.object({ name: z.string(), email: z.string().optional(), website: z.url() }),
  }),
})

type Fields = Record<string, z.ZodType>

/** A paged list. Nested records are many times as long as plain ones. */
function list<
  const Path extends `/api/hsds/${string}`,
  Query extends Fields,
  Item extends z.ZodType,
  Format extends z.ZodType = typeof json,
>(path: Path, summary: string, query: Query, item: Item, format?: Format) {
  const fields = z.object({ ...paging, ...query, format: (format ?? json) as Format }).refine((asked) => {
    const { full, full_service, per_page } = asked as { full?: boolean; full_service?: boolean; per_page: number }
    return !(full || full_service) || per_page <= MAX_FULL
  }, fewerWhenFull)
  return call(`GET ${path}`, 'public', {
    ...read,
    summary,
    query: fields,
    response: pageSchema(item),
    deadline: 10_000,
  })
}

function one<const Path extends `/api/hsds/${string}/{id}`, Item extends z.ZodType>(
  path: Path,
  summary: string,
  response: Item,
) {
  return call(`GET ${path}`, 'public', { ...read, summary, params: z.object({ id }), response })
}

export const listHsdsServicesCall = list(
  '/api/hsds/services',
  'Services, a page at a time',
  {
    ...filters,
    organization_id: id.optional(),
    modified_after: instant.optional(),
    minimal: flag,
    full: flag,
  },
  z.union([z.strictObject({ id: z.uuid(), modified_date: z.string() }), hsdsServiceSchema]),
  jsonOrLines,
)

export const getHsdsServiceCall = one(
  '/api/hsds/services/{id}',
  'One service with all that hangs on it',
  hsdsServiceSchema,
)

const organization = hsdsOrganizationSchema.extend({
  services: z.array(hsdsServiceSchema).optional(),
})

export const listHsdsOrganizationsCall = list(
  '/api/hsds/organizations',
  'Organizations that give a service, a page at a time',
  { ...filters, full: flag, full_service: flag },
  organization,
)

export const getHsdsOrganizationCall = call('GET /api/hsds/organizations/{id}', 'public', {
  ...read,
  summary: 'One organization with its services',
  params: z.object({ id }),
  query: z.object({ full_service: flag }),
  response: organization,
})

export const listHsdsPlacesCall = list(
  '/api/hsds/service_at_locations',
  'Services at the places where they are given, a page at a time',
  {
    ...filters,
    organization_id: id.optional(),
    modified_after: instant.optional(),
    full: flag,
    postcode: unknown,
    proximity: unknown,
  },
  hsdsPlaceSchema,
)

export const getHsdsPlaceCall = one(
  '/api/hsds/service_at_locations/{id}',
  'One service at one place, with all that hangs on it',
  hsdsPlaceSchema,
)

export const listHsdsTaxonomiesCall = list(
  '/api/hsds/taxonomies',
  'The vocabularies of the directory',
  { search },
  hsdsTaxonomySchema,
)

export const getHsdsTaxonomyCall = one('/api/hsds/taxonomies/{id}', 'One vocabulary', hsdsTaxonomySchema)

export const listHsdsTermsCall = list(
  '/api/hsds/taxonomy_terms',
  'The words of the vocabularies; none has words under it',
  { search, taxonomy_id: id.optional(), parent_id: id.optional(), top_only: flag },
  hsdsTaxonomyTermSchema,
)

export const getHsdsTermCall = one('/api/hsds/taxonomy_terms/{id}', 'One word of a vocabulary', hsdsTaxonomyTermSchema)

export const downloadDirectoryCall = call('GET /api/directory/{file}', 'public', {
  summary: 'The whole directory in one file: directory.csv, directory.json (HSDS), directory.zip (HSDS data package)',
  params: z.object({ file: z.enum(exportFiles) }),
  produces: 'application/octet-stream',
  limit: { max: 20, seconds: 600 },
  deadline: 120_000,
})
