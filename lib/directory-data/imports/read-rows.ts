import type { Database } from '@/db'
import type { ImportFormat } from '@/db/vocabulary/imports'
import type { NoteBytes, RawRow } from './file-problem'
import type { Mapping } from './mappings'
import { readCsv } from './read-csv'
import { readJson } from './read-json'
import { readPackage } from './read-package'

export interface FileToRead {
  path: string
  format: ImportFormat
  /** For a CSV. */
  mapping: Mapping
  /** Told of the first line of a CSV. */
  keepColumns?: (columns: readonly string[]) => Promise<unknown>
  /** For records of a file that knows no categories of ours. */
  category: string | null
}

/** The records of a file, one after the other, whatever its format. */
export function readRows(db: Database, file: FileToRead, noteBytes: NoteBytes): AsyncGenerator<RawRow> {
  const { path, format, mapping, category, keepColumns } = file
  if (format === 'csv') return readCsv(path, { mapping, category, noteBytes, keepColumns })
  if (format === 'hsds-json') return readJson(path, category, noteBytes)
  return readPackage(db, path, category, noteBytes)
}
