/** Facts about the site that browsers may have too: the exit's target, and the national hotlines. */
import { hotlineFacts } from './hotlines.data'

/** A public weather page: neutral in a tab, needs no sign-in, stores no search of hers. */
export const EXIT_URL = 'https://www.weather.gov/'

export interface Hotline {
  id: string
  name: string
  /** Its purpose in a few words. */
  about: string
  /** As dialed and displayed; absent if the service takes no calls. */
  phone?: string
  /** The vanity letters of the number. */
  phoneWord?: string
  text?: { to: string; body?: string }
  /** The number on WhatsApp where it is answered in the language of the page, with its letters. */
  whatsapp?: { number: string; word: string }
  /** Slug of its entry in the directory. */
  slug: string
}

/** Verified numbers only: each is also an entry of the directory, with its source and date. */
export const hotlines: readonly Hotline[] = hotlineFacts.everywhere.map(({ source: _, es: __, ...line }) => line)

export const hotlinesInSpanish: readonly Hotline[] = hotlineFacts.everywhere.map(({ source: _, es, ...line }) => ({
  ...line,
  name: es.name,
  about: es.about,
  ...(line.text && es.text ? { text: { ...line.text, body: es.text } } : {}),
  ...(es.whatsapp ? { whatsapp: es.whatsapp } : {}),
}))

/** Services with a Spanish name, by the slug of their record: the same on cards, in lists and where danger is answered. */
export const spanishNames: ReadonlyMap<string, string> = new Map([
  ...hotlinesInSpanish.map(({ slug, name }) => [slug, name] as const),
  ...Object.entries(hotlineFacts.spanishNames),
])

export function hotline(id: string): Hotline {
  const found = hotlines.find((line) => line.id === id)
  if (!found) throw new Error(`no hotline is called ${id}`)
  return found
}
