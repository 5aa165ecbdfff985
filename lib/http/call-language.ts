import { type Language, languages } from '@/lib/site/language/languages.mjs'

/** 'es-US' counts as Spanish. */
function readTag(tag: string): Language | undefined {
  const [first] = tag.trim().toLowerCase().split('-', 1)
  return languages.find((language) => language === first)
}

/** The best accepted language (RFC 9110): the first among those with the highest quality. */
function choosePreferred(header: string): Language {
  let best: Language = 'en'
  let quality = 0
  for (const part of header.split(',', 20)) {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const language = readTag(tag)
    const given = parameters.find((parameter) => parameter.startsWith('q='))
    const wanted = given ? Number(given.slice(2)) : 1
    if (language === undefined || !(wanted > quality)) continue
    best = language
    quality = wanted
  }
  return best
}

/**
 * The language of a call's response: `?lang=es`, else what the client prefers. Our own pages set their language in the
 * address, so that a form's outcome is always in the language of its page.
 */
export function readCallLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lang')
  if (asked !== null) return readTag(asked) ?? 'en'
  if (request.headers.get('sec-fetch-site') === 'same-origin') return 'en'
  return choosePreferred(request.headers.get('accept-language') ?? '')
}
