/** What a guide and a tool of the legal education hub are made of. The browser may import this file. */

export const guideDifficulties = ['beginner', 'intermediate', 'advanced'] as const
export type GuideDifficulty = (typeof guideDifficulties)[number]

export const guideFormats = ['article', 'interactive', 'video'] as const
export type GuideFormat = (typeof guideFormats)[number]

export const toolTypes = ['template', 'form', 'calculator', 'checklist'] as const
export type ToolType = (typeof toolTypes)[number]

export const legalCategories = ['protection', 'family', 'money', 'housing', 'work', 'immigration'] as const
export type LegalCategory = (typeof legalCategories)[number]

export const stateParts = [
  'orders',
  'guns',
  'custody',
  'recording',
  'address',
  'compensation',
  'leave',
  'lease',
] as const
export type StatePart = (typeof stateParts)[number]

/** Where a statement of law comes from, and of what time it speaks. */
export interface LegalSource {
  id: string
  label: string
  url: string
  /** As shown: the date of the text, or of the copy that was read. */
  date: string
}

/** A source of a guide, and the day on which the guide's words were last held against it; null when it could not be read again. */
export interface GuideSource extends LegalSource {
  read: string | null
}

/** A sentence or two; what it says of the law is held by the named sources of its guide. */
export interface LegalText {
  text: string
  sources?: string[]
}

export type GuideBlock =
  | { kind: 'text'; text: string; sources?: string[] }
  | { kind: 'list'; intro?: string; items: LegalText[] }
  | { kind: 'steps'; intro?: string; items: LegalText[] }
  | { kind: 'terms'; items: { term: string; text: string; sources?: string[] }[] }
  | { kind: 'note'; tone: 'warning' | 'tip'; title: string; text: string; sources?: string[] }

export interface GuideSection {
  /** Anchor of the section on its page. */
  id: string
  title: string
  blocks: GuideBlock[]
}

/** By their slugs, records of the directory, each with what it is good for here. */
export type LegalRecords = Record<string, string>

export interface LegalRecord {
  slug: string
  note: string
}

export interface GuideContent {
  id: string
  title: string
  description: string
  category: LegalCategory
  difficulty: GuideDifficulty
  format: GuideFormat
  tags: string[]
  /** Day of the last change, YYYY-MM-DD. */
  lastUpdated: string
  /** Where the law that it tells of applies. */
  jurisdiction: string
  /** Name of the lawyer who has read it, and when; null until one has. */
  review: { by: string; on: string } | null
  /** What to know in a minute. */
  inShort: string[]
  sections: GuideSection[]
  /** The part of each state's law page that says how it is there. */
  statePart?: StatePart
  /** Tools of the hub that go with it, by id. */
  tools: string[]
  records: LegalRecords
  /** Of its records, the one to call first; without it, the national hotline against violence. */
  call?: string
  sources: GuideSource[]
}

/** The guide as it is shown, with what is computed from its words. */
export interface LegalGuide extends GuideContent {
  words: number
  minutes: number
}

interface ToolBase {
  id: string
  title: string
  description: string
  type: ToolType
  category: LegalCategory
  lastUpdated: string
  jurisdiction: string
  /** Before she begins: what it is for, and what it is not. */
  before: LegalText[]
  /** What to do with the finished sheet. */
  after: LegalText[]
  guides: string[]
  records: LegalRecords
  sources: LegalSource[]
}

export interface ChecklistItem {
  id: string
  text: string
  hint?: string
}

export interface ChecklistGroup {
  id: string
  title: string
  intro?: string
  items: ChecklistItem[]
}

export interface ChecklistTool extends ToolBase {
  type: 'checklist'
  /** Lines to fill in, printed above the list. */
  lines: { id: string; label: string }[]
  groups: ChecklistGroup[]
}

export interface LetterField {
  id: string
  label: string
  hint?: string
  kind: 'line' | 'lines' | 'date' | 'choice' | 'tick'
  /** Stands in the letter while the field is empty. */
  blank?: 'short' | 'long'
  choices?: { value: string; label: string }[]
  isOptional?: boolean
}

export interface LetterFieldGroup {
  title: string
  fields: LetterField[]
}

/** A paragraph of a letter; {field} stands for what was filled in. Shown only when its condition holds. */
export interface LetterParagraph {
  text: string
  /** Its translation, on a page that is not in English. */
  translation?: string
  kind?: 'paragraph' | 'heading' | 'item' | 'address'
  /** Field that must be ticked, or choice that must be made; an untouched choice shows every variant as a box to tick. */
  when?: { field: string; value?: string }
}

export interface LetterTool extends ToolBase {
  type: 'template'
  groups: LetterFieldGroup[]
  letter: LetterParagraph[]
}

export interface CalculatorTool extends ToolBase {
  type: 'calculator'
}

export type LegalTool = ChecklistTool | LetterTool | CalculatorTool
