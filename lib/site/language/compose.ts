/** What some parts have from others, and from the language's grammar: what browser-rendered pages need, and no more. */
import { categoryRecords, forCategories } from '@/db/vocabulary/directory'
import type { StateCode } from '@/lib/geography/states'
import type { Messages } from './english'
import type { Grammar } from './grammar'
import type { Language } from './languages.mjs'
import type { Templates, WordsOf } from './to-words'

type Part<Name extends keyof Messages> = WordsOf<Messages[Name], Name>

/** What is said of a record and of a place, in words that pages, lists and papers share. */
export function composeRecords(said: Part<'records'>, grammar: Grammar) {
  const { language, tag, english, describe, name, officialName, state, inState, county, area, websiteIn } = grammar
  return {
    ...said,
    ...{ language, tag, english, describe, name, officialName, state, inState, county, area, websiteIn },
    allOf: (...codes: StateCode[]) => said.allOf({ places: grammar.wholeStates(codes) }),
    hours: { ...said.hours, say: grammar.sayHours, clock: grammar.clock },
  }
}

export type RecordWords = ReturnType<typeof composeRecords>

export function nameCategories(language: Language) {
  return forCategories<string>((category) => categoryRecords[category].name[language])
}

interface OfLocation {
  location: Part<'location'>
  records: RecordWords
  search: Pick<Part<'search'>, 'next' | 'page' | 'pages' | 'previous' | 'short'> & {
    problem: Pick<Part<'search'>['problem'], 'wait'>
  }
  textSaid: Part<'textSaid'>
}

export function composeLocation({ location, records, search, textSaid }: OfLocation) {
  const { previous, next, page, pages, short, problem } = search
  return {
    ...location,
    records,
    wait: problem.wait,
    ...{ previous, next, page, pages },
    results: { ...location.results, crumb: short, textSaid },
  }
}

interface OfQuiet {
  quiet: Part<'quiet'>
  records: RecordWords
  report: Part<'report'>
  search: Pick<Part<'search'>, 'filters' | 'page'> & { form: Templates<Part<'search'>['form']> }
  groups: Part<'helpNow'>['groups']
  textSaid: Part<'textSaid'>
}

export function composeQuiet({ quiet, records, report, search, groups, textSaid }: OfQuiet) {
  const { form, filters, page } = search
  const categories = nameCategories(records.language)
  return {
    ...quiet,
    ...{ records, report, categories, groups, form, filters, page },
    home: { ...quiet.home, textSaid },
  }
}
