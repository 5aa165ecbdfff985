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

/** What people write for a language beside its name in English. */
const aliases: Record<string, string> = {
  creole: 'ht',
  'haitian creole': 'ht',
  kreyol: 'ht',
  mandarin: 'cmn',
  'mandarin chinese': 'cmn',
  cantonese: 'yue',
  'cantonese chinese': 'yue',
  asl: 'ase',
  'american sign language': 'ase',
  'american sign language (asl)': 'ase',
  'sign language': 'ase',
  tagalog: 'tl',
  filipino: 'fil',
  pilipino: 'fil',
  farsi: 'fa',
  dari: 'prs',
  hmong: 'hmn',
  cambodian: 'km',
  español: 'es',
  espanol: 'es',
  castellano: 'es',
  'spanish language': 'es',
  'brazilian portuguese': 'pt',
  'gujarati language': 'gu',
}

/** 'Spanish' or 'español' as 'es', for the languages that have a code of two letters, and for those above. */
export function findLanguage(name: string): string | null {
  tags ??= new Map([
    ...letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((tag) => languageName(tag) !== tag)
      .flatMap((tag): [string, string][] => [
        [languageNameIn('es', tag).toLowerCase(), tag],
        [languageName(tag).toLowerCase(), tag],
      ]),
    [languageNameIn('es', 'ase'), 'ase'],
    ...Object.entries(aliases),
  ])
  return tags.get(name.trim().toLowerCase()) ?? null
}

const CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** 'en; es', 'English and Spanish', 'Chinese (Cantonese, Mandarin)'. */
export function readLanguages(text: string): { codes: string[]; unknown: string[] } {
  const codes: string[] = []
  const unknown: string[] = []
  // A name may hold what parts others: 'American Sign Language (ASL)'.
  for (const piece of text.split(/[;,/|\n()[\]"]|\s+(?:and|y|&|or|via interpreter)\b/i)) {
    const word = piece
      .trim()
      .replace(/^(and|or|y|&)\s+/i, '')
      .replace(/[.]$/, '')
    if (word === '') continue
    const code = findLanguage(word) ?? (CODE.test(word) && languageName(word) !== word ? word : null)
    if (code) codes.push(code)
    else unknown.push(word)
  }
  return { codes: [...new Set(codes)], unknown }
}
