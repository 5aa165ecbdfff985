/** What the privacy page and the terms are made of. */

export type RetentionUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years'

/** A limit that a job can keep: rows of a table, counted from a moment of their life. */
export interface RetentionLimit {
  table: string
  from: 'created' | 'last-used' | 'idle' | 'closed' | 'deleted' | 'unsubscribed' | 'published' | 'ended' | 'day'
  amount: number
  unit: RetentionUnit
  /** Which rows, where the limit is not for all of them. */
  when?: string
}

export interface RetentionRule {
  id: string
  title: string
  /** Tables of the database, by their names; none where nothing is stored there. */
  tables: string[]
  what: string
  who: string
  /** How long, in words; says every limit below. */
  kept: string
  limits: RetentionLimit[]
  never: string[]
}

export interface PolicySection {
  /** Anchor of the section on its page. */
  id: string
  title: string
  paragraphs?: string[]
  items?: string[]
  after?: string
  link?: { href: string; label: string }
}
