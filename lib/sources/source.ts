/** An official list that the directory is kept by: where it is, what its columns are, and what a whole file looks like. */
import type { ColumnKey } from '@/lib/imports/guess-columns'

export interface Source {
  /** The importer knows its records again by this and their own ids. */
  name: string
  title: string
  address: string
  license: string
  /** How often it is published anew. */
  rhythm: 'daily' | 'weekly' | 'monthly' | 'quarterly'
  format: 'csv'
  /** Name of a column as published -> our field. Columns that are not here are not read. */
  columns: Record<string, ColumnKey>
  category: string
  description: string
  /** Fewer rows are no whole file. */
  fewest: number
  /** Why a row is no place for people to go; null where it is one. */
  leaveOut(cell: (column: string) => string): string | null
}
