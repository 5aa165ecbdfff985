import { en, es, type Words, words } from '@/lib/site/language/words'
import type { SheetLanguage, SheetPlace } from './place'

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
