/** Imports of other directories' records. Administrators only, because one file can change the whole directory. */
import { z } from 'zod'
import { importActions } from '@/db/vocabulary/operations'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { id, oneLine } from '@/lib/http/text'
import { maxParts, partBytes } from './parts'
import { importRowSchema, importSchema, mappingInput, sourceName } from './schema'

const UPLOADS = { max: 20, seconds: 60 }
/** For 64 MB over a slow connection. */
const UPLOAD_MS = 10 * 60 * 1000

const failed = (code: string, path: string) => {
  const [, importId] = /^\/api\/admin\/import\/([0-9a-f-]{36})\//i.exec(path) ?? []
  return `/admin/import${importId ? `/${importId}` : ''}?failed=${code}`
}

export const listImportsCall = call('GET /api/admin/import', 'admin', {
  summary: 'The last imports, the newest first',
  response: z.array(importSchema),
})

export const uploadImportCall = call('POST /api/admin/import', 'admin', {
  summary:
    'Takes in a file (a form with `source`, `mapping`, `category` and `file`: a table in CSV, Excel or GeoJSON, HSDS JSON or an HSDS data package) and says what it would change; nothing is written yet',
  body: 'stream',
  response: importSchema,
  status: 202,
  limit: UPLOADS,
  deadline: UPLOAD_MS,
  form: { done: '/admin/import', failed },
})

export const addImportPartCall = call('PUT /api/admin/import/parts/{upload}/{part}', 'admin', {
  summary:
    'Takes in a part of a file (4 MB, the last one less) where a host takes no more in one request; the form then names `upload` and `parts` beside an empty `file`',
  params: z.object({
    upload: z.uuid(),
    part: z.coerce
      .number()
      .int()
      .min(0)
      .max(maxParts - 1),
  }),
  body: 'raw',
  bodyLimit: partBytes,
  limit: { max: 20 * maxParts, seconds: 60 },
  deadline: 60_000,
})

export const getImportCall = call('GET /api/admin/import/{id}', 'admin', {
  summary: 'How far an import has come, and what it would do or did',
  params: z.object({ id }),
  response: importSchema,
})

export const listImportRowsCall = call('GET /api/admin/import/{id}/rows', 'admin', {
  summary: 'The rows of a file, with what each would change, field by field, or why it is skipped',
  params: z.object({ id }),
  query: z.object({ ...pageQuery(z.int().min(0)), action: z.enum(importActions).optional() }),
  response: z.array(importRowSchema),
})

/** The work continues after the response: the file's page shows the progress. */
const begin = <Path extends `/api/${string}`>(path: Path, summary: string) =>
  call(`POST ${path}`, 'admin', {
    summary,
    params: z.object({ id }),
    response: importSchema,
    status: 202,
    limit: UPLOADS,
    form: { done: '/admin/import', failed },
  })

export const applyImportCall = begin(
  '/api/admin/import/{id}/apply',
  'Writes what the check of a file has shown: all of it, or nothing',
)

export const applyGoodRowsCall = begin(
  '/api/admin/import/{id}/apply-good',
  'Writes the rows of a checked file that fit, and leaves the others out',
)

export const mapImportCall = call('POST /api/admin/import/{id}/map', 'admin', {
  summary: 'Says what the columns of a CSV mean, and has it read; it is remembered for the next file of the source',
  params: z.object({ id }),
  body: mappingInput,
  bodyLimit: 512 * 1024,
  response: importSchema,
  status: 202,
  limit: UPLOADS,
  form: { lists: ['columns', 'order', 'values'], flags: ['isSure'], done: '/admin/import', failed },
})

export const downloadRejectedCall = call('GET /api/admin/import/{id}/rejected', 'admin', {
  summary: 'The rows of a file that do not fit, each with the reason, to be mended and sent again',
  params: z.object({ id }),
  produces: 'application/octet-stream',
})

export const discardImportCall = call('POST /api/admin/import/{id}/discard', 'admin', {
  summary: 'Lets a file go that was not written',
  params: z.object({ id }),
  form: { done: '/admin/import?done=import-discarded', failed },
})

export const importTemplateCall = call('GET /api/admin/import/template', 'admin', {
  summary: 'An empty CSV with the columns that an import knows, and one example',
  produces: 'text/csv',
})

/** What a partner is told of a file of its own source. */
const partnerFile = importSchema.pick({
  ...{ id: true, source: true, fileName: true, state: true, problem: true, toAdd: true, toChange: true },
  ...{ toLeave: true, toSkip: true, bad: true, createdAt: true, appliedAt: true },
})

export const uploadPartnerFileCall = call('POST /api/admin/import/files', 'import-key', {
  sender: 'anyone',
  summary:
    'Takes in a partner’s file (a form with `file`, and `category` for records that name none) for the source of its key; it goes through the same checks, replaces the source’s file that still waits, and staff write it',
  body: 'stream',
  response: partnerFile,
  status: 202,
  limit: UPLOADS,
  deadline: UPLOAD_MS,
})

export const listPartnerFilesCall = call('GET /api/admin/import/files', 'import-key', {
  summary: 'The last files of the key’s source, the newest first',
  response: z.array(partnerFile),
})

export const getPartnerFileCall = call('GET /api/admin/import/files/{id}', 'import-key', {
  summary: 'What became of a file of the key’s source',
  params: z.object({ id }),
  response: partnerFile,
})

const keys = { done: '/admin/import/keys', failed: (code: string) => `/admin/import/keys?failed=${code}` }

export const makePartnerKeyCall = call('POST /api/admin/import/keys', 'admin', {
  summary: 'Makes a key with which a partner sends files of one source; it is shown this once',
  body: z.strictObject({ source: sourceName, label: oneLine({ max: 200 }) }),
  response: z.object({ id: z.uuid(), key: z.string() }),
  status: 201,
  limit: UPLOADS,
  form: keys,
})

export const revokePartnerKeyCall = call('POST /api/admin/import/keys/{id}/revoke', 'admin', {
  summary: 'Ends a key at once',
  params: z.object({ id }),
  limit: UPLOADS,
  form: { ...keys, done: '/admin/import/keys?done=key-revoked' },
})
