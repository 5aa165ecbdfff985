/** Why a file can't be read any further. Its message is for whoever sent the file. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

/** One cell that does not fit. */
export interface RowProblem {
  /** As the file calls it: 'state (column 9)', 'phones[0].number'. */
  column: string
  message: string
}

/** A record as it stands in the file, by our names, not yet looked at. */
export interface RawRow {
  /** 'line 12' */
  place: string
  values: Record<string, unknown>
  /** What the file calls a field of ours. */
  nameColumn(key: string): string
  /** What was wrong with the row before any field was looked at. */
  problems: RowProblem[]
  /** Why it is not taken, where the file itself says so. */
  skip?: string | null
  /** What of it is not taken, and why. */
  notes?: readonly string[]
  /** As it stands in the file: the cells of a line, or a record. */
  given?: unknown
}

/** Bytes of the file that were read so far. */
export type NoteBytes = (bytes: number) => void

export const importLimits = {
  fileBytes: 64 * 1024 * 1024,
  rows: 250_000,
  /** Of one row, or one record. */
  rowBytes: 128 * 1024,
} as const
