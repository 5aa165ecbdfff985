/** Where a claim about the world comes from. */
export interface Source {
  label: string
  url: string
  /** The year or date the source speaks of, as shown to the reader. */
  date: string
}
