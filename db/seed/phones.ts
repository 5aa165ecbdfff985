import type { PhoneType } from '../vocabulary/directory'
import type { Fact } from './facts'

export interface SeedPhone {
  number: string
  type: PhoneType
  keyword: string | null
  languages: string[]
  description: string | null
}

const NUMBER = /(?:1-)?\d{3}-\d{3}-\d{4}|\d{3,6}/

function textLine(text: string, languages: string[] = []): SeedPhone | null {
  const number = text.match(NUMBER)?.[0]
  if (!number) return null
  const keyword = text.match(/text ([A-Z]{2,}) to /)?.[1] ?? null
  const description = /text ZIP code to/.test(text) ? 'Text your ZIP code' : null
  return { number, type: 'text', keyword, languages, description }
}

/** All numbers of a fact, in display order: voice, text, then other languages. */
export function readPhones(fact: Fact): SeedPhone[] {
  const press = fact.text_line.match(/^dial \d+ then press (\d)/)?.[1]
  const voice: SeedPhone[] = fact.phone
    ? [
        {
          number: fact.phone,
          type: 'voice',
          keyword: null,
          languages: [],
          description: press ? `Then press ${press}` : null,
        },
      ]
    : []
  const [main = '', aside = ''] = fact.text_line.replace(/^dial [^;]*;\s*/, '').split('(')
  const spanishVoice = fact.tags.match(/spanish ((?:1-)?\d{3}-\d{3}-\d{4})/)?.[1]
  return [
    ...voice,
    textLine(main),
    aside.startsWith('Spanish') ? textLine(aside, ['es']) : null,
    spanishVoice
      ? { number: spanishVoice, type: 'voice' as const, keyword: null, languages: ['es'], description: 'In Spanish' }
      : null,
  ].filter((phone) => phone !== null)
}
