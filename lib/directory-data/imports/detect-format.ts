import { open } from 'node:fs/promises'
import { openArchive } from './archive'
import type { FoundFormat } from './to-table'

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

/** A service of HSDS has a status or an organization, one at a location a service, and organizations have services. */
const HSDS =
  /"(organization_id|organization|service_at_locations|services_at_location|service_at_location|program_id|organization_identifiers)"\s*:|"status"\s*:\s*"(active|inactive|defunct|temporarily closed)"|"service"\s*:\s*\{|"services"\s*:\s*\[/

/** Detected from the file's content, whatever its name. */
export async function detectFormat(path: string): Promise<FoundFormat> {
  const start = await readStart(path)
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return findInZip(path)
  if (!start.startsWith('{') && !start.startsWith('[')) return 'csv'
  if (/"type"\s*:\s*"FeatureCollection"|"fields"\s*:\s*\{/.test(start)) return 'json-list'
  const isHsds = HSDS.test(start) && /"id"\s*:/.test(start)
  const isRows = /^(\[\s*\{|\{\s*"(features|records|data|results|items|rows)"\s*:\s*\[)/.test(start)
  return isRows && !isHsds ? 'json-list' : 'hsds-json'
}
