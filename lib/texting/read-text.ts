/** What a text is before its words are understood: a word that carriers require, a greeting, or a question. */
import type { Language } from '@/lib/site/language/languages.mjs'

const MAX_LETTERS = 1000

/** The words that carriers require (CTIA, Messaging Principles and Best Practices), and the Spanish ones. */
const stopWords = new Set(
  'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT ALTO PARAR PARE PARA CANCELAR BASTA FIN'.split(' '),
)
/** And as people say it: 'stop please', 'no más mensajes'. */
const STOPS =
  /^(?:please |por favor )?(?:(?:stop|unsubscribe|cancel|quit|alto|pare|cancelar|basta)(?: (?:please|por favor|me|all|texts?|texting|messages?|messaging|sending|mensajes?|de|mandarme|mandar))+|(?:no more|no mas) (?:texts?|messages?|mensajes?))$/
/** 'Hi' is not Hawaii here, nor 'help me' Maine. */
const helpWords = new Set(
  'HELP INFO START UNSTOP AYUDA INICIO HELPME PLEASEHELP HELPPLEASE PLEASEHELPME SOS AYUDAME AYUDENME HI HELLO HEY OK OKAY YES HOLA THANKS THANKYOU GRACIAS WHOISTHIS WRONGNUMBER QUIENES'.split(
    ' ',
  ),
)
const spanishWords = new Set(
  'ALTO PARAR PARE PARA CANCELAR BASTA FIN AYUDA INICIO AYUDAME AYUDENME HOLA GRACIAS QUIENES'.split(' '),
)

interface Read {
  language: Language
  kind: 'stop' | 'help' | 'question'
  text: string
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** AYUDA before a place asks in Spanish. */
export function readText(body: string): Read {
  const text = body
    // '７７００２', and what keyboards put between letters without a width.
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LETTERS)
  const folded = fold(text)
  const word = folded.replaceAll(/[^\p{L}]/gu, '').toUpperCase()
  const only = /\p{N}/u.test(text) ? null : word
  const isSpanish = (only !== null && spanishWords.has(only)) || /^ayud[ae](?:me|nme|nos)?\b/i.test(folded)
  const language = isSpanish ? 'es' : 'en'
  const said = folded
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()
  if (only !== null && (stopWords.has(only) || STOPS.test(said))) {
    return {
      language: isSpanish || /alto|pare|cancelar|basta|mensajes|por favor/.test(said) ? 'es' : 'en',
      kind: 'stop',
      text,
    }
  }
  if (only === '' || (only !== null && helpWords.has(only))) return { language, kind: 'help', text }
  const [, asked] = /^(?:ay[uú]d[ae](?:me|nme|nos)?|help)[\s:,.-]+(.+)$/i.exec(text) ?? []
  return { language, kind: 'question', text: asked ?? text }
}
