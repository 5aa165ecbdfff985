/** The directory as open data: whole, in files, and page by page as HSDS has it. Reads only. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { id, oneLine } from '@/lib/http/text'
import { exportFiles } from './export-files'
import { pageSchema } from './hsds-page'
import {
  hsdsOrganizationSchema,
  hsdsPlaceSchema,
  hsdsServiceSchema,
  hsdsTaxonomySchema,
  hsdsTaxonomyTermSchema,
} from './hsds-record'

const read = { method: 'GET', access: 'public', limit: { max: 120, seconds: 60 } } as const
/** Nested records are many times as long as the plain ones. */
const MOST_FULL = 100

const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(500).default(50),
}
const flag = z.stringbool().default(false)
const search = oneLine({ min: 0, max: 200 }).optional()
/** All of it, without pages, is a file of its own. */
const json = z
  .enum(['json'], 'Please use json. As ndjson, the whole is at /api/directory/directory.ndjson.')
  .default('json')

/** Not known, and so not overlooked: a list that ignores a filter answers another question. */
const unknown = z.never('Please use /api/resources/nearby?zip=, which looks around a ZIP code.').optional()

const filters = {
  search,
  taxonomy_term_id: id.optional(),
  taxonomy_id: id.optional(),
}
const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()])

const fewerWhenFull = `Please ask for at most ${MOST_FULL} entries a page when they are nested.`

export const describeHsdsCall = call({
  ...read,
  path: '/api/hsds',
  summary: 'What this HSDS API is',
  response: z.object({
    version: z.string(),
    profile: z.url(),
    openapi_url: z.url(),
    description: z.string(),
    publisher: z.object({ name: z.string(), email: z.string().optional(), website: z.url() }),
  }),
})

export const listHsdsServicesCall = call({
  ...read,
  path: '/api/hsds/services',
  summary: 'Services, a page at a time',
  query: z
    .object({
      ...paging,
      ...filters,
      organization_id: id.optional(),
      modified_after: instant.optional(),
      minimal: flag,
      full: flag,
      format: json,
    })
    .refine(({ full, per_page }) => !full || per_page <= MOST_FULL, fewerWhenFull),
  response: pageSchema(z.union([z.strictObject({ id: z.uuid(), modified_date: z.string() }), hsdsServiceSchema])),
  deadline: 10_000,
})

export const getHsdsServiceCall = call({
  ...read,
  path: '/api/hsds/services/{id}',
  summary: 'One service with all that hangs on it',
  params: z.object({ id }),
  response: hsdsServiceSchema,
})

const organization = hsdsOrganizationSchema.extend({
  services: z.array(hsdsServiceSchema).optional(),
})

export const listHsdsOrganizationsCall = call({
  ...read,
  path: '/api/hsds/organizations',
  summary: 'Organizations that give a service, a page at a time',
  query: z
    .object({ ...paging, ...filters, full: flag, full_service: flag, format: json })
    .refine(({ full, full_service, per_page }) => !(full || full_service) || per_page <= MOST_FULL, fewerWhenFull),
  response: pageSchema(organization),
  deadline: 10_000,
})

export const getHsdsOrganizationCall = call({
  ...read,
  path: '/api/hsds/organizations/{id}',
  summary: 'One organization with its services',
  params: z.object({ id }),
  query: z.object({ full_service: flag }),
  response: organization,
})

export const listHsdsPlacesCall = call({
  ...read,
  path: '/api/hsds/service_at_locations',
  summary: 'Services at the places where they are given, a page at a time',
  query: z
    .object({
      ...paging,
      ...filters,
      organization_id: id.optional(),
      modified_after: instant.optional(),
      full: flag,
      format: json,
      postcode: unknown,
      proximity: unknown,
    })
    .refine(({ full, per_page }) => !full || per_page <= MOST_FULL, fewerWhenFull),
  response: pageSchema(hsdsPlaceSchema),
  deadline: 10_000,
})

export const getHsdsPlaceCall = call({
  ...read,
  path: '/api/hsds/service_at_locations/{id}',
  summary: 'One service at one place, with all that hangs on it',
  params: z.object({ id }),
  response: hsdsPlaceSchema,
})

export const listHsdsTaxonomiesCall = call({
  ...read,
  path: '/api/hsds/taxonomies',
  summary: 'The vocabularies of the directory',
  query: z.object({ ...paging, search, format: json }),
  response: pageSchema(hsdsTaxonomySchema),
})

export const getHsdsTaxonomyCall = call({
  ...read,
  path: '/api/hsds/taxonomies/{id}',
  summary: 'One vocabulary',
  params: z.object({ id }),
  response: hsdsTaxonomySchema,
})

export const listHsdsTermsCall = call({
  ...read,
  path: '/api/hsds/taxonomy_terms',
  summary: 'The words of the vocabularies; none has words under it',
  query: z.object({
    ...paging,
    search,
    taxonomy_id: id.optional(),
    parent_id: id.optional(),
    top_only: flag,
    format: json,
  }),
  response: pageSchema(hsdsTaxonomyTermSchema),
})

export const getHsdsTermCall = call({
  ...read,
  path: '/api/hsds/taxonomy_terms/{id}',
  summary: 'One word of a vocabulary',
  params: z.object({ id }),
  response: hsdsTaxonomyTermSchema,
})

export const downloadDirectoryCall = call({
  method: 'GET',
  path: '/api/directory/{file}',
  access: 'public',
  summary: 'The whole directory in one file: directory.csv, directory.json (HSDS), directory.zip (HSDS data package)',
  params: z.object({ file: z.enum(exportFiles) }),
  produces: 'application/octet-stream',
  limit: { max: 20, seconds: 600 },
  deadline: 120_000,
})
