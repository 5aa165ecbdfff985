import { type County, findCounty } from '@/lib/geography/counties'
import { findState, type StateCode, stateSlug } from '@/lib/geography/states'
import { to } from '@/lib/site/language/paths'

/** What a file is called on request: nothing that a list of downloads could give away. */
export const NEUTRAL_NAME = 'notes.pdf'
const NEUTRAL_END = '-notes'

/** The sheet of a state: under its own name, or under one that says nothing. */
export function statePdfPath(state: StateCode, isNeutral = false): string {
  return to(`/guides/state/${stateSlug(state)}${isNeutral ? NEUTRAL_END : ''}.pdf`)
}

/** The sheet of a county, in the folder of its state. */
export function countyPdfPath({ state, slug }: Pick<County, 'state' | 'slug'>, isNeutral = false): string {
  return to(`/guides/county/${stateSlug(state)}/${slug}${isNeutral ? NEUTRAL_END : ''}.pdf`)
}

/** 'ohio' and 'cuyahoga.pdf' or 'cuyahoga-notes.pdf'; null for any other name. */
export function readCountyPdfFile(word: string, file: string): { county: County; isNeutral: boolean } | null {
  const state = findState(word)
  const slug = /^([a-z-]+)\.pdf$/.exec(file)?.[1]
  if (!state || stateSlug(state) !== word || !slug) return null
  const isNeutral = slug.endsWith(NEUTRAL_END)
  const county = findCounty(state, isNeutral ? slug.slice(0, -NEUTRAL_END.length) : slug)
  return county && { county, isNeutral }
}

/** 'ohio.pdf' and 'ohio-notes.pdf'; null for any other name. */
export function readStatePdfFile(file: string): { state: StateCode; isNeutral: boolean } | null {
  const slug = /^([a-z-]+)\.pdf$/.exec(file)?.[1] ?? ''
  const isNeutral = slug.endsWith(NEUTRAL_END)
  const name = isNeutral ? slug.slice(0, -NEUTRAL_END.length) : slug
  const state = findState(name)
  return state && stateSlug(state) === name ? { state, isNeutral } : null
}
