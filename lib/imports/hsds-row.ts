import { readHsdsService } from '@/lib/directory-data/read-hsds'
import { readCategory } from '@/lib/resources/vocabulary'
import type { RawRow } from './file-problem'

/** A service of an HSDS file as a row like any other; its columns are the paths in the service. */
export function toRow(service: Record<string, unknown>, place: string, category: string | null): RawRow {
  const { values, paths, skip } = readHsdsService(service, category, (word) => readCategory(word) !== null)
  return { place, values, nameColumn: (key) => paths[key] ?? key, problems: [], skip }
}
