/** The shapes of the static blocks on category and topic pages. Records are named by the slug of their directory entry, so that names, phones and websites come from one place. */

export interface Source {
  label: string
  url: string
  /** The year or date the source speaks of, as shown to the reader. */
  date: string
}

/** A sentence; a claim about the world carries its source. */
export interface Statement {
  text: string
  source?: Source
}

interface RecordFacts {
  programs?: string[]
  award?: string
  focus?: string
  note?: string
}

export interface RecordNote extends RecordFacts {
  /** Slug of a directory entry; an entry that is not published is left out of the page. */
  slug: string
}

export interface TextSection {
  kind: 'text'
  title?: string
  paragraphs: Statement[]
}

export interface ListSection {
  kind: 'list'
  title?: string
  intro?: string
  tone: 'plain' | 'warning' | 'tip' | 'steps'
  items: Statement[]
}

export interface RecordsSection {
  kind: 'records'
  title?: string
  intro?: string
  /** By slug; of most there is a note alone. */
  records: Record<string, string | RecordFacts>
}

export interface AccordionItem {
  id: string
  title: string
  sections: PlainSection[]
}

/** One item open at a time, collapsible. */
export interface AccordionSection {
  kind: 'accordion'
  title?: string
  intro?: string
  items: AccordionItem[]
}

export type PlainSection = TextSection | ListSection | RecordsSection
export type Section = PlainSection | AccordionSection

export interface Block {
  /** Anchor of the block on its page. */
  id: string
  title: string
  intro: string
  sections: Section[]
}

export interface ServiceCard {
  title: string
  text: string
  href: string
  /** A lucide icon's name. */
  icon: string
}

export interface Figure {
  value: string
  label: string
  source: Source
}

export interface TopicPage {
  title: string
  lead: string
  description: string
  cards: ServiceCard[]
  /** Each leads to a list on the same page. */
  categoryCards: ServiceCard[]
  figures: Figure[]
  blocks: Block[]
}
