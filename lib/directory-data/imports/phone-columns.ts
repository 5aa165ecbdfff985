/** The columns of a table that hold numbers, each with its words, extension and kind, and what of it is private. */
import type { PhoneRow } from '@/lib/directory-data/read-phones'
import { readPhone } from '@/lib/resources/read-phone'
import { isPhoneKey, type MeaningKey, type PhoneKey } from './column-names'
import type { RowProblem } from './file-problem'
import { phoneStem } from './guess-columns'
import { readPhoneCell } from './phone-cell'
import { isPrivateText, plainName } from './private-columns'

export interface Column {
  at: number
  name: string
  label: string
  key: MeaningKey
}

export interface PhoneColumn extends Column {
  key: PhoneKey
  words: Column[]
  extension: Column | undefined
  type: Column | undefined
}

const phoneTypes = {
  phoneNumber: 'voice',
  phoneText: 'text',
  phoneTty: 'tty',
  phoneVideo: 'videophone',
  phoneFax: 'fax',
} as const
const typeWords: readonly [RegExp, PhoneRow['type']][] = [
  [/fax/i, 'fax'],
  [/tty|tdd|textphone/i, 'tty'],
  [/video|\bvp\b/i, 'videophone'],
  [/^(text|sms)/i, 'text'],
]

/** By the beginning of its name, or those that follow the number. */
export function pairPhones(columns: readonly Column[]): PhoneColumn[] {
  const phones = columns.filter((column): column is Column & { key: PhoneKey } => isPhoneKey(column.key))
  const findOwner = (column: Column) => {
    const plain = plainName(column.name)
    const named = phones
      .filter(({ name }) => plain.startsWith(phoneStem(name)))
      .sort((a, b) => phoneStem(b.name).length - phoneStem(a.name).length)[0]
    return named ?? phones.findLast(({ at }) => at < column.at)
  }
  const listBeside = (phone: Column, key: MeaningKey) =>
    columns.filter((one) => one.key === key && findOwner(one) === phone)
  return phones.map((phone) => ({
    ...phone,
    words: listBeside(phone, 'phoneWords'),
    extension: listBeside(phone, 'phoneExtension')[0],
    type: listBeside(phone, 'phoneType')[0],
  }))
}

interface ReadPhones {
  values: { phoneNumber?: string; phones?: PhoneRow[] }
  notes: string[]
  withheld: RowProblem[]
}

const bySaying = 'The file says that this phone is private. It is not taken.'
const byWords = 'The words beside this phone say that it is private. It is not taken.'
const MAX_PHONES = 50
const bare = (number: string) => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

export function readPhoneColumns(
  columns: readonly PhoneColumn[],
  cells: readonly string[],
  hidden: readonly (Column & { stem: string })[],
): ReadPhones {
  const phones = new Map<string, PhoneRow>()
  const secret = new Set<string>()
  const notes: string[] = []
  const withheld: RowProblem[] = []
  const cellOf = (column: Column | undefined) => (column ? (cells[column.at] ?? '').trim() : '')
  for (const column of columns) {
    const given = cellOf(column)
    if (given === '') continue
    const plain = plainName(column.name)
    const words = column.words.map(cellOf).filter((word) => word !== '' && !/^(n\/?a|none|null|-+)$/i.test(word))
    const kind = cellOf(column.type)
    const type = typeWords.find(([pattern]) => pattern.test(kind))?.[1] ?? phoneTypes[column.key]
    const read = readPhoneCell(given, type, readPhone)
    const by = hidden.find(
      ({ stem }) => stem === '' || plain.startsWith(stem) || stem.startsWith(phoneStem(column.name)),
    )
    if (by || isPrivateText([...words, kind].join(' '))) {
      withheld.push({ column: (by ?? column).label, message: by ? bySaying : byWords })
      for (const { number } of read.phones) secret.add(bare(number))
      continue
    }
    if (read.hidden > 0) withheld.push({ column: column.label, message: byWords })
    for (const part of read.unread) {
      notes.push(`${column.name}: “${part.slice(0, 60)}” is no number that can be called. It is not taken.`)
    }
    const extension = /^\D*(\d{1,10})\D*$/.exec(cellOf(column.extension))?.[1] ?? null
    for (const [index, phone] of read.phones.entries()) {
      const texts = [...new Set([...words, phone.description ?? ''])].filter(Boolean)
      const row = {
        ...phone,
        description: texts.join(', ').slice(0, 200) || null,
        extension: phone.extension ?? (index === 0 ? extension : null),
      }
      const key = `${row.type} ${row.number} ${row.extension}`
      if (!phones.has(key)) phones.set(key, row)
    }
  }
  // A number that is private in one column is private in the next.
  const list = [...phones.values()]
    .filter(({ number }) => !secret.has(bare(number)))
    .sort((a, b) => Number(b.type === 'voice') - Number(a.type === 'voice'))
    .slice(0, MAX_PHONES)
  const [only] = list
  const isPlain = columns.length === 1 && list.length === 1 && only?.type === 'voice' && !only.description
  // One number leaves what staff have added; several are all there are.
  if (isPlain && only) {
    const phoneNumber = only.extension ? `${only.number} ext. ${only.extension}` : only.number
    return { values: { phoneNumber }, notes, withheld }
  }
  return { values: list.length > 0 || withheld.length > 0 ? { phones: list } : {}, notes, withheld }
}
