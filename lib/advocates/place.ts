import { type County, countyPath, findCounty } from '@/lib/geography/counties'
import { findState, type StateCode, stateName, stateSlug } from '@/lib/geography/states'
import { withLanguage } from '@/lib/site/language/languages.mjs'

/** Whom a sheet is for: a county, or a whole state. */
export interface SheetPlace {
  state: StateCode
  county: County | null
  /** 'Cuyahoga County, Ohio', in English. */
  name: string
  /** The page of its help. */
  help: string
  /** The page of its sheets. */
  path: string
}

export function placeOf(state: StateCode, county: County | null): SheetPlace {
  const help = county ? countyPath(county) : `/help/${stateSlug(state)}`
  const name = county ? `${county.fullName}, ${stateName(state)}` : stateName(state)
  return { state, county, name, help, path: help.replace(/^\/help/, '/advocates') }
}

/** 'ohio' and 'cuyahoga', or 'ohio' alone; null for any other words. */
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
export type CodeTarget = (typeof codeTargets)[number]

/** A county is in its own folder, and the state's sheets in 'all', for no county is called that. */
export function sheetPath({ state, county }: SheetPlace, kind: SheetKind, language: SheetLanguage): string {
  return `/guides/advocates/${stateSlug(state)}/${county?.slug ?? 'all'}/${kind}${language === 'es' ? '-es' : ''}.pdf`
}

/** Of the code that leads to this place's page, or to the quiet page. */
export function codePath({ state, county }: SheetPlace, target: CodeTarget, language: SheetLanguage): string {
  const end = language === 'es' ? '-es' : ''
  return `/guides/advocates/${stateSlug(state)}/${county?.slug ?? 'all'}/code-${target}${end}.png`
}

/** Where a code leads. */
export function codeAddress(siteUrl: string, place: SheetPlace, target: CodeTarget, language: SheetLanguage): string {
  return new URL(withLanguage(language, target === 'quiet' ? '/quiet' : place.help), siteUrl).href
}

const DATA = 'directory.csv'

/** The entries of the place as a spreadsheet, which is in no language of ours. */
export function dataPath({ state, county }: SheetPlace): string {
  return `/guides/advocates/${stateSlug(state)}/${county?.slug ?? 'all'}/${DATA}`
}

export type SheetFile = { language: SheetLanguage } & ({ kind: SheetKind } | { code: CodeTarget } | { isData: true })

export function readSheetFile(file: string): SheetFile | null {
  if (file === DATA) return { isData: true, language: 'en' }
  const [, name, spanish, type] = /^([a-z-]+?)(-es)?\.(pdf|png)$/.exec(file) ?? []
  const language = spanish ? 'es' : 'en'
  const kind = sheetKinds.find((one) => one === name)
  const code = codeTargets.find((one) => `code-${one}` === name)
  if (type === 'pdf') return kind ? { kind, language } : null
  return code ? { code, language } : null
}
