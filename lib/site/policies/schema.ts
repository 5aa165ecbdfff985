/** The content types of the privacy page and the terms. */

export type RetentionUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years'

/** A limit that a job can enforce: rows of a table, counted from a timestamp column. */
export interface RetentionLimit {
  table: string
  from: 'created' | 'last-used' | 'idle' | 'closed' | 'deleted' | 'unsubscribed' | 'published' | 'ended' | 'day'
  amount: number
  unit: RetentionUnit
  /** Which rows, if the limit does not apply to all. */
  when?: string
}

export interface RetentionRule {
  id: string
  title: string
  /** Names of database tables; empty if nothing is stored there. */
  tables: string[]
  what: string
  who: string
  /** The period in words, covering every limit below. */
  kept: string
  limits: RetentionLimit[]
  never: string[]
}

export interface PolicySection {
  /** The anchor of the section on its page. */
  id: string
  title: string
  paragraphs?: string[]
  items?: string[]
  after?: string
  link?: { href: string; label: string }
}
