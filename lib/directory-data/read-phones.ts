/** The phones of an HSDS service, the inverse of the export. */
import type { PhoneType } from '@/db/vocabulary/directory'
import { readPhoneCell } from './imports/phone-cell'
import { type Json, listObjects, readFilled, readTerms } from './json-value'

export interface PhoneRow {
  number: string
  extension: string | null
  type: PhoneType
  keyword: string | null
  languages: string[]
  description: string | null
}

export type ReadNumber = (text: string) => { number: string; extension: string | null } | null

const types: Record<string, PhoneType> = {
  '': 'voice',
  voice: 'voice',
  cell: 'voice',
  mobile: 'voice',
  'toll-free': 'voice',
  hotline: 'voice',
  text: 'text',
  sms: 'text',
  textphone: 'tty',
  tty: 'tty',
  tdd: 'tty',
  video: 'videophone',
  videophone: 'videophone',
  fax: 'fax',
}

export const readPhoneType = ({ type }: Json): PhoneType | undefined =>
  types[(readFilled(type) ?? '').trim().toLowerCase()]

const MAX_DESCRIPTION_LENGTH = 200
const MAX_KEYWORD_LENGTH = 40
const MAX_PHONES = 50
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** An extension that begins with a zero is no number: the export writes it into the words. */
const ASIDE = /(?:^|\. )Extension (0\d{0,9})$/

function readExtension(phone: Json): { extension: string | null; description: string | null; refused?: string } {
  const words = readFilled(phone.description)?.trim() ?? ''
  const [aside, inWords] = ASIDE.exec(words) ?? []
  const given = readFilled(phone.extension)?.trim()
  if (given === undefined && inWords) {
    return { extension: inWords, description: words.slice(0, -(aside?.length ?? 0)) || null }
  }
  const isFit = given === undefined || /^\d{1,10}$/.test(given)
  return { extension: isFit ? (given ?? null) : null, description: words || null, ...(isFit ? {} : { refused: given }) }
}

/** One number, or those among the words of a cell. */
function readOne(phone: Json, type: PhoneType, at: string, readNumber: ReadNumber, notes: string[]): PhoneRow[] {
  const given = readFilled(phone.number) ?? ''
  const plain = given.replace(/\D/g, '').length <= 11 ? readNumber(given) : null
  const cell = plain ? null : readPhoneCell(given, type, readNumber)
  if (cell && cell.phones.length === 0) {
    notes.push(`${at}.number is not taken: “${given.slice(0, 40)}” can’t be dialed in the USA.`)
    return []
  }
  const { extension, description, refused } = readExtension(phone)
  if (refused !== undefined) notes.push(`${at}.extension is not taken: “${refused.slice(0, 40)}” is no number.`)
  const short = description && [...description].length > MAX_DESCRIPTION_LENGTH ? null : description
  if (short !== description)
    notes.push(`${at}.description is not taken: it is longer than ${MAX_DESCRIPTION_LENGTH} characters.`)
  const codes = listObjects(phone.languages).flatMap(({ code, name }) => readFilled(code) ?? readFilled(name) ?? [])
  const languages = [...new Set(codes.filter((code) => LANGUAGE.test(code)))]
  const strange = codes.find((code) => !LANGUAGE.test(code))
  if (strange !== undefined) notes.push(`${at}.languages: “${strange.slice(0, 40)}” is no code of a language.`)
  const keyword =
    readTerms(phone)
      .find(({ code }) => code === 'text-keyword')
      ?.value?.trim() ?? null
  const word = keyword !== null && [...keyword].length <= MAX_KEYWORD_LENGTH ? keyword : null
  if (cell) {
    return cell.phones.map((row) => ({
      ...row,
      languages,
      description: row.description ?? short,
      keyword: row.keyword ?? word,
    }))
  }
  return plain
    ? [
        {
          number: plain.number,
          extension: extension ?? plain.extension,
          type,
          keyword: word,
          languages,
          description: short,
        },
      ]
    : []
}

/** Each once, in the order of the file. What can't be held is named in a note. */
export function readHsdsPhones(
  places: readonly { list: readonly Json[]; path: string }[],
  readNumber: ReadNumber,
): { phones: PhoneRow[]; notes: string[] } {
  const notes: string[] = []
  const phones = new Map<string, PhoneRow>()
  for (const { list, path } of places) {
    for (const [index, phone] of list.entries()) {
      if (!readFilled(phone.number)) continue
      const at = `${path}[${index}]`
      const type = readPhoneType(phone)
      if (!type) {
        notes.push(
          `${at} is not taken: a phone of the type “${readFilled(phone.type)?.slice(0, 40)}” has no place here.`,
        )
        continue
      }
      for (const row of readOne(phone, type, at, readNumber, notes)) {
        const key = JSON.stringify(row)
        if (phones.has(key)) continue
        if (phones.size >= MAX_PHONES) notes.push(`${at} is not taken: a record holds ${MAX_PHONES} numbers.`)
        else phones.set(key, row)
      }
    }
  }
  return { phones: [...phones.values()], notes }
}
