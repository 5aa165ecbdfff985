import { open } from 'node:fs/promises'
import type { ImportFormat } from '@/db/vocabulary/operations'
import { openArchive } from './archive'

export type FoundFormat = ImportFormat | 'xlsx' | 'json-list'

const START_BYTES = 64 * 1024

async function readStart(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead).toString('latin1').replace('ï»¿', '').trimStart()
  } finally {
    await file.close()
  }
}

async function findInZip(path: string): Promise<FoundFormat> {
  // One that can't be opened is told so where it is read.
  const archive = await openArchive(path).catch(() => null)
  if (!archive) return 'hsds-package'
  archive.close()
  return archive.names.includes('xl/workbook.xml') ? 'xlsx' : 'hsds-package'
}

/** A service of HSDS has an organization, one at a location a service, and organizations have services. */
const HSDS =
  /"(organization_id|service_at_locations|services_at_location|service_at_location|program_id|organization_identifiers)"\s*:|"organization"\s*:\s*(\{|null)|"service"\s*:\s*\{|"services"\s*:\s*\[\s*\{/
/** A status alone has many a list; one with a street or a phone in a word is none of HSDS. */
const STATUS = /"status"\s*:\s*"(active|inactive|defunct|temporarily closed)"/
const PLAIN = /"(address|street|city|zip|zip_code|zipcode|phone|telephone|phone_number)"\s*:\s*"/

const LIST =
  /^(\[\s*\{|\{\s*"(features|records|data|results|items|rows)"\s*:\s*\[)|"type"\s*:\s*"FeatureCollection"|"fields"\s*:\s*\{/

/** Streamed as it is; what is another shape of JSON is read as a tree. */
export const startsAsList = async (path: string): Promise<boolean> => LIST.test(await readStart(path))

/** Detected from the file's content, whatever its name. */
export async function detectFormat(path: string): Promise<FoundFormat> {
  const start = await readStart(path)
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return findInZip(path)
  if (!start.startsWith('{') && !start.startsWith('[')) return 'csv'
  if (/"type"\s*:\s*"FeatureCollection"|"fields"\s*:\s*\{/.test(start)) return 'json-list'
  const isHsds = HSDS.test(start) || (STATUS.test(start) && !PLAIN.test(start))
  return isHsds && /"id"\s*:/.test(start) ? 'hsds-json' : 'json-list'
}
