import { choose } from '@/lib/site/language/speak'
import { words as allWords } from '@/lib/site/language/words'
import { type AdvocateWords, en } from './content/en'
import { es } from './content/es'
import type { SheetLanguage, SheetPlace } from './place'

const words: Record<SheetLanguage, AdvocateWords> = { en, es }

export function getAdvocateWords(language: SheetLanguage): AdvocateWords {
  return words[language]
}

/** The dictionary of the page being rendered. */
export function advocateWords(): AdvocateWords {
  return choose(words)
}

/** 'Cuyahoga County, Ohio', in the language of the page. */
export function namePlace({ state, county }: SheetPlace): string {
  const { records } = allWords()
  return county ? `${records.county(county.fullName)}, ${records.state(state)}` : records.state(state)
}
