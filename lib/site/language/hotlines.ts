/** The national hotlines, with names and keywords in the current language. */
import { type Hotline, hotlines, hotlinesInSpanish } from '@/lib/site/public-facts'
import type { Language } from './languages.mjs'
import { currentLanguage } from './speak'

const inLanguage: Record<Language, readonly Hotline[]> = { en: hotlines, es: hotlinesInSpanish }

export function localizedHotlines(): readonly Hotline[] {
  return inLanguage[currentLanguage()]
}

export function localizedHotline(id: string): Hotline {
  const found = localizedHotlines().find((line) => line.id === id)
  if (!found) throw new Error(`no hotline is called ${id}`)
  return found
}
