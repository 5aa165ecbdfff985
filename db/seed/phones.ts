import type { PhoneType } from '../vocabulary/directory'
import type { Fact } from './facts'
import type { Proof } from './listed-by'

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

const TOLL_FREE = /^(1-)?8(00|33|44|55|66|77|88)-|^\d{3}$/

/** The Salvation Army's list gives its office for Florida as the number of eight places, from Milton to Lake Wales. */
const DIVISION = '813-962-6611'

/**
 * A national organization's number in one town rings at its head office, where nobody helps a caller. So does that of a
 * division; at a service unit it is the way to ask, but nobody there answers someone in danger.
 */
function isHeadOffice({ scope, kind, phone, tags }: Fact): boolean {
  if (phone === DIVISION) return tags.includes('domestic-violence')
  return scope === 'national' && kind !== 'hotline' && phone !== '' && !TOLL_FREE.test(phone)
}

/**
 * The numbers that the public sees: one is held back if only one other's list has it (`listed-by.ts`), or if it
 * belongs to an office that gives no help. `isRead`: someone read it on the page that the record names.
 */
export function readPublicPhones(fact: Fact, proof: Proof, isRead: boolean): SeedPhone[] {
  const all = readPhones(fact)
  if (isRead) return all
  if (proof === 'single' || isHeadOffice(fact)) return []
  return all.filter(({ type }) => type !== 'text' || !/the text number rests on one/.test(fact.source))
}

/** All numbers of a fact, in display order: voice, text, then other languages. */
function readPhones(fact: Fact): SeedPhone[] {
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
