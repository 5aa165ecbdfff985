/** Why a file can't be read any further, as a message for its uploader. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

/** An invalid cell. */
export interface RowProblem {
  /** The file's own name for it: 'state (column 9)', 'phones[0].number'. */
  column: string
  message: string
}

/** A record from the file under our field names, not yet validated. */
export interface RawRow {
  /** 'line 12' */
  place: string
  values: Record<string, unknown>
  /** Maps our field names to the file's. */
  nameColumn(key: string): string
  /** Errors found before validation. */
  problems: RowProblem[]
  /** Why it is skipped, if the file itself says so. */
  skip?: string | null
  /** Parts that are ignored, and why. */
  notes?: readonly string[]
  /** Phones and addresses that the file calls private: not taken, and counted. */
  withheld?: readonly RowProblem[]
  /** From another's table: an invalid cell costs the cell, and not the row. */
  isLoose?: boolean
  /** Its tags come from words of others: those that a record has stay. */
  addsTags?: boolean
  /** The original: the cells of a line, or a record. */
  given?: unknown
}

/** Bytes of the file read so far. */
export type NoteBytes = (bytes: number) => void

export const importLimits = {
  fileBytes: 64 * 1024 * 1024,
  rows: 250_000,
  /** Limits per row or record. */
  rowBytes: 128 * 1024,
} as const
