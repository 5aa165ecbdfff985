/** The dictionary of the current language. A language that lacks an entry does not compile. */
import { en } from './en/words'
import { es } from './es/words'
import type { Language } from './languages.mjs'
import { currentLanguage } from './speak'

export type Words = typeof en

const dictionaries: Record<Language, Words> = { en, es }

export function words(): Words {
  return dictionaries[currentLanguage()]
}
