import { type County, countyPath, findCounty } from '@/lib/geography/counties'
import { findState, type StateCode, stateSlug } from '@/lib/geography/states'
import { withLanguage } from '@/lib/site/language/languages.mjs'
import { en, es, type Words, words } from '@/lib/site/language/words'

/** What a sheet covers: a county or a whole state. */
export interface SheetPlace {
  state: StateCode
  county: County | null
  /** The path of its help page. */
  help: string
  /** The path of its sheets page. */
  path: string
}

export function placeOf(state: StateCode, county: County | null): SheetPlace {
  const help = county ? countyPath(county) : `/help/${stateSlug(state)}`
  return { state, county, help, path: help.replace(/^\/help/, '/advocates') }
}

/** From 'ohio' and 'cuyahoga', or 'ohio' alone; null for anything else. */
export function readSheetPlace(word: string, slug: string | null): SheetPlace | null {
  const state = findState(word)
  if (!state || stateSlug(state) !== word) return null
  if (slug === null) return placeOf(state, null)
  const county = findCounty(state, slug)
  return county && placeOf(state, county)
}

export const sheetKinds = ['tear-off', 'cards', 'what-to-say'] as const
export type SheetKind = (typeof sheetKinds)[number]
export type SheetLanguage = 'en' | 'es'

const codeTargets = ['place', 'quiet'] as const
type CodeTarget = (typeof codeTargets)[number]

/** Each county has its own folder; the state's sheets are in 'all', which is no county's name. */
export function sheetPath({ state, county }: SheetPlace, kind: SheetKind, language: SheetLanguage): string {
  return `/guides/advocates/${stateSlug(state)}/${county?.slug ?? 'all'}/${kind}${language === 'es' ? '-es' : ''}.pdf`
}

/** The QR code for this place's page, or for the quiet page. */
export function codePath({ state, county }: SheetPlace, target: CodeTarget, language: SheetLanguage): string {
  const end = language === 'es' ? '-es' : ''
  return `/guides/advocates/${stateSlug(state)}/${county?.slug ?? 'all'}/code-${target}${end}.png`
}

/** The URL that a code encodes. */
export function codeAddress(siteUrl: string, place: SheetPlace, target: CodeTarget, language: SheetLanguage): string {
  return new URL(withLanguage(language, target === 'quiet' ? '/quiet' : place.help), siteUrl).href
}

const DATA = 'directory.csv'

/** The place's entries as a spreadsheet, which has no language. */
export function dataPath({ state, county }: SheetPlace): string {
  return `/guides/advocates/${stateSlug(state)}/${county?.slug ?? 'all'}/${DATA}`
}

type SheetFile = { language: SheetLanguage } & ({ kind: SheetKind } | { code: CodeTarget } | { isData: true })

export function readSheetFile(file: string): SheetFile | null {
  if (file === DATA) return { isData: true, language: 'en' }
  const [, name, spanish, type] = /^([a-z-]+?)(-es)?\.(pdf|png)$/.exec(file) ?? []
  const language = spanish ? 'es' : 'en'
  const kind = sheetKinds.find((one) => one === name)
  const code = codeTargets.find((one) => `code-${one}` === name)
  if (type === 'pdf') return kind ? { kind, language } : null
  return code ? { code, language } : null
}

export type AdvocateWords = Words['advocates']

const all: Record<SheetLanguage, AdvocateWords> = { en: en.advocates, es: es.advocates }

export function getAdvocateWords(language: SheetLanguage): AdvocateWords {
  return all[language]
}

/** The dictionary of the page being rendered. */
export function advocateWords(): AdvocateWords {
  return words().advocates
}

/** 'Cuyahoga County, Ohio', in the language of the page. */
export function namePlace({ state, county }: SheetPlace): string {
  const { records } = words()
  return county ? `${records.county(county.fullName)}, ${records.state(state)}` : records.state(state)
}
