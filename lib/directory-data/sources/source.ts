/** An official list that the directory is kept by: where it is, what its columns are, and what a whole file looks like. */
import type { ColumnKey } from '@/lib/directory-data/imports/column-names'
import type { StateCode } from '@/lib/geography/states'

/** What stands in a column of a row, as published and trimmed; '' where there is nothing. In JSON, `a.b` is b inside of a. */
export type Cell = (column: string) => string

type Json = Record<string, unknown>

export type SourceFormat =
  | { kind: 'csv' }
  /** The open data of another directory of this kind. */
  | { kind: 'hsds' }
  | {
      kind: 'html'
      /** What the page lists; null where this is not such a page any more. */
      rows(page: string): Json[] | null
    }
  | {
      kind: 'json'
      /** Address of a page, counted from 0; `before` is how many rows the pages before it had. */
      page(address: string, page: number, before: number): string
      /** Its rows; null where this is not such a page. */
      rows(body: unknown): Json[] | null
      hasMore(body: unknown, page: number, rows: number): boolean
    }

export const rhythms = ['daily', 'weekly', 'monthly', 'quarterly'] as const

export interface Source {
  /** The importer knows its records again by this and their own ids. */
  name: string
  title: string
  /** As readers see it: 'Listed by HRSA, July 2026'. */
  listedBy: string
  address: string
  license: string
  /** How often it is worth asking for. */
  rhythm: (typeof rhythms)[number]
  format: SourceFormat
  /** Our field -> its column as published. Columns that are not here are not read. Without an id, name and place are one. */
  columns: Partial<Record<ColumnKey, string>>
  /** What a row says beside its columns: words of ours instead of those of `columns`. */
  read?(cell: Cell): Partial<Record<ColumnKey, string>>
  /** Of a record that is new here. */
  category: string
  description: string
  tags: readonly string[]
  /** The records that the directory began with and that came from this list, by who listed them and one of these tags. */
  seeded: { listedBy: readonly string[]; tags: readonly string[] }
  /** Of records that are new here: 'facility' unless it says otherwise. */
  kind?: 'facility' | 'program'
  /** Records of others that a row may be about: the same name, or the only one of these with its number. */
  meets?: { tag: string; state: StateCode }
  /** Fewer rows are no whole file. */
  fewest: number
  /** Why a row is closed, or no place for people to go; null where it is one. */
  leaveOut(cell: Cell): string | null
  /** A header that the address asks for, and the variable that holds what to say in it. */
  key?: { header: string; variable: 'VA_FACILITIES_API_KEY' }
}

/** A list that is published in no file: named here, so that staff know where to look. */
export interface UnpulledSource {
  name: string
  title: string
  address: string
  license: string
  why: string
}

/** A record of ours that its list does not have any more. */
export interface GoneRecord {
  id: string
  title: string
  city: string | null
  state: string | null
}
