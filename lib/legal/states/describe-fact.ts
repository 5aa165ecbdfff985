/** A state's fact in the language of the page; text without a Spanish translation is marked as English. */
import 'server-only'
import { currentLanguage } from '@/lib/site/language/speak'
import { cellShapes, type StateCell, type StateFact, type StateFacts, splitNames } from './cells'
import { glossOrder, translatePhrases } from './translate-phrases'

export interface FactText {
  text: string
  /** Of the text, where it is not the page's. */
  lang: 'en' | undefined
  /** The date of the source. */
  dated: string
  datedLang: 'en' | undefined
}

/** Names of offices, programs and orders are not translated: staff there know them in English. */
export const isNameCell = (cell: StateCell) =>
  cell === 'order_names' || cell === 'address_program' || cell === 'compensation_office'

function toText(text: string, spanish: string | null | undefined) {
  if (currentLanguage() === 'en') return { text, lang: undefined }
  return spanish ? { text: spanish, lang: undefined } : { text, lang: 'en' as const }
}

/** As someone wrote it; citations, and whom a number is for, by patterns. */
export function spanishOf({ value, valueEs }: StateFact, cell: StateCell): string | null {
  const isPhrase = cellShapes[cell].kind === 'phone' || cell === 'order_law'
  return valueEs ?? (isPhrase ? translatePhrases(value) : null)
}

export function describeFact(fact: StateFact, cell: StateCell): FactText {
  const { text, lang } = toText(fact.value, spanishOf(fact, cell))
  const dated = describeSourceDate(fact.dated ?? '')
  return { text, lang, dated: dated.text, datedLang: dated.lang }
}

export interface OrderName {
  name: string
  lang: 'en' | undefined
  /** What it means in the language of the page, where the name itself is English. */
  gloss: string | null
}

/** Each as the court writes it, unless someone has written it in the language of the page. */
export function listOrderNames({ value, valueEs }: StateFact): OrderName[] {
  const isEnglish = currentLanguage() === 'en'
  if (!isEnglish && valueEs) return splitNames(valueEs).map((name) => ({ name, lang: undefined, gloss: null }))
  return splitNames(value).map((name) => ({
    name,
    lang: isEnglish ? undefined : 'en',
    gloss: isEnglish ? null : glossOrder(name),
  }))
}

/** The date of a source, as the tables and the guides have it. */
export function describeSourceDate(dated: string): { text: string; lang: 'en' | undefined } {
  return toText(dated, translatePhrases(dated))
}

/** Whether an answer, and not only a name, is in English on a page that is not. */
export function isPartlyEnglish(facts: StateFacts): boolean {
  const answers = Object.entries(facts) as [StateCell, StateFact][]
  return answers.some(
    ([cell, fact]) =>
      cellShapes[cell].kind !== 'link' && !isNameCell(cell) && describeFact(fact, cell).lang !== undefined,
  )
}
