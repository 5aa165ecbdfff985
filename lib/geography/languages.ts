import type { Language } from '@/lib/site/language/languages.mjs'

const english = new Intl.DisplayNames('en-US', { type: 'language' })
const spanish = new Intl.DisplayNames('es-US', { type: 'language' })

/** 'es' as 'Spanish'. The one of these that every browser and server is silent about has its name here. */
export function languageName(tag: string): string {
  return tag === 'ase' ? 'American Sign Language' : (english.of(tag) ?? tag)
}

/** 'es' as 'Spanish', or as 'español' on a page in Spanish. */
export function languageNameIn(language: Language, tag: string): string {
  if (language === 'en') return languageName(tag)
  return tag === 'ase' ? 'lengua de señas americana' : (spanish.of(tag) ?? tag)
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
let tags: Map<string, string> | null = null

/** 'Spanish' as 'es', for the languages that have a code of two letters. */
export function findLanguage(name: string): string | null {
  tags ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((tag) => languageName(tag) !== tag)
      .map((tag) => [languageName(tag).toLowerCase(), tag]),
  )
  return tags.get(name.trim().toLowerCase()) ?? null
}
