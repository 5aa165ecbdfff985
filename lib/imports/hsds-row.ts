import { readHsdsService } from '@/lib/directory-data/read-hsds'
import { easternDate } from '@/lib/eastern-time'
import { readPhone } from '@/lib/resources/read-phone'
import { readCategory } from '@/lib/resources/vocabulary'
import type { RawRow } from './file-problem'

/** A service of an HSDS file as a row like any other; its columns are the paths in the service. */
export function toRow(service: Record<string, unknown>, place: string, category: string | null): RawRow {
  const { values, paths, skip, notes } = readHsdsService(service, {
    category,
    isCategory: (word) => readCategory(word) !== null,
    readNumber: readPhone,
    today: easternDate(new Date()),
  })
  return { place, values, nameColumn: (key) => paths[key] ?? key, problems: [], skip, notes }
}
