/** Converts a table row to a record, by the meanings of its columns, and respecting columns that mark private data. */
import { isWhoFact, readYesNo } from '@/db/vocabulary/who-may-come'
import { readLanguages } from '@/lib/geography/languages'
import { readCategory } from '@/lib/resources/vocabulary'
import { easternDate } from '@/lib/time/eastern-time'
import {
  BLANK,
  cleanCell,
  deriveId,
  dropGuard,
  hash,
  longest,
  place,
  readAddressObject,
  repairZip,
  text,
  type Values,
  VIOLENCE,
} from './cell-words'
import { isPhoneKey, joinedKeys, type MeaningKey } from './column-names'
import type { RawRow, RowProblem } from './file-problem'
import { joinCells } from './join-cells'
import type { Mapping } from './mappings'
import { type Column, type PhoneColumn, pairPhones, readPhoneColumns } from './phone-columns'
import {
  findPrivacyKind,
  findStem,
  findTopic,
  isPrivacyFlag,
  isPrivateText,
  type PrivacyKind,
  plainName,
  readPrivacy,
} from './private-columns'
import { TermColumns } from './term-columns'
import { type DayPart, findDayPart, isYes, joinDays, readFlagName } from './wide-columns'

const longFields = new Set<MeaningKey>(['description', 'eligibility', 'descriptionEs'])
const maxLengths: Partial<Record<MeaningKey, number>> = { ...longest, hours: 500, areaServed: 500 }

interface ColumnRule extends Column {
  kind: PrivacyKind | null
}

interface PrivateColumn extends Column {
  topic: ReturnType<typeof findTopic>
  stem: string
  /** 'Phone1IsPrivate', and not 'Confidential address, street'. */
  isFlag: boolean
}

export class CellReader {
  private readonly fields: Column[]
  private readonly joined: Column[]
  private readonly phones: PhoneColumn[]
  private readonly rules: ColumnRule[]
  private readonly privates: PrivateColumn[]
  private readonly terms: TermColumns
  private readonly labels = new Map<string, string>()
  private readonly today = easternDate(new Date())
  private readonly seen = new Map<string, string>()

  constructor(
    names: readonly (string | null)[],
    private readonly mapping: Mapping,
    private readonly category: string | null,
  ) {
    const columns = names.flatMap((name, at): Column[] => {
      const key = name === null ? null : mapping.columns[name]
      return name !== null && key ? [{ at, name, key, label: `${name} (column ${at + 1})` }] : []
    })
    const of = (...keys: MeaningKey[]) => columns.filter(({ key }) => keys.includes(key))
    this.rules = of('rowRule').map((column) => ({ ...column, kind: findPrivacyKind(column.name) }))
    this.privates = of('isPrivate').map((column) => ({
      ...column,
      topic: findTopic(column.name),
      stem: findStem(column.name),
      isFlag: isPrivacyFlag(column.name),
    }))
    this.terms = new TermColumns(mapping.fixed ? of('helpTerms', 'category') : [], mapping.values)
    const isLoose = Boolean(mapping.fixed)
    this.phones = isLoose ? pairPhones(columns) : []
    const aside: MeaningKey[] = [
      'rowRule',
      'isPrivate',
      'helpTerms',
      'phoneWords',
      'phoneExtension',
      'phoneType',
      'street2',
      'streetNumber',
      'hoursOfDay',
      'opensOfDay',
      'closesOfDay',
      'flag',
    ]
    this.joined = isLoose ? columns.filter(({ key }) => joinedKeys.has(key)) : []
    this.fields = columns.filter(
      (column, at) =>
        !aside.includes(column.key) &&
        !(isLoose && isPhoneKey(column.key)) &&
        columns.findIndex(({ key }) => key === column.key) === at,
    )
    for (const { key, label } of [...columns].reverse()) this.labels.set(key, label)
    const [first] = this.phones
    if (first) this.labels.set('phones', first.label)
    this.street2 = of('street2')[0]
    this.streetNumber = of('streetNumber')[0]
    this.days = of('hoursOfDay', 'opensOfDay', 'closesOfDay').flatMap((column) => {
      const part = findDayPart(plainName(column.name))
      return part ? [{ column, part }] : []
    })
    this.flags = isLoose ? of('flag') : []
  }

  private readonly street2: Column | undefined
  private readonly streetNumber: Column | undefined
  private readonly days: { column: Column; part: DayPart }[]
  private readonly flags: Column[]

  private decide(column: ColumnRule, value: string): 'take' | 'out' | 'unsure' {
    const said = this.mapping.values?.[column.name]?.[value.trim().toLowerCase()]
    if (said === 'take' || said === 'out') return said
    return column.kind === null ? 'take' : readPrivacy(column.kind, column.name, value, this.today)
  }

  /** Why the file itself leaves the row out. */
  private findSkip(cells: readonly string[]): string | null {
    for (const rule of this.rules) {
      const value = (cells[rule.at] ?? '').trim()
      const meaning = this.decide(rule, value)
      const shown = rule.kind === 'ended' ? 'a date' : `“${value.slice(0, 60)}”`
      if (meaning === 'out') return `Not for the public: ${rule.name} says ${shown}.`
      if (meaning === 'unsure')
        return `Left out, because nobody has said what ${rule.name} “${value.slice(0, 60)}” means.`
    }
    for (const column of this.privates) {
      const value = (cells[column.at] ?? '').trim()
      if (column.topic === 'row' && this.isPrivate(column, value)) {
        return `Not for the public: ${column.name} says “${value.slice(0, 60)}”.`
      }
    }
    return null
  }

  private isPrivate(column: PrivateColumn, value: string): boolean {
    const said = this.mapping.values?.[column.name]?.[value.toLowerCase()]
    if (said === 'take' || said === 'out') return said === 'out'
    const meaning = readPrivacy('private', column.name, value, this.today)
    if (meaning !== 'unsure') return meaning === 'out'
    // A text in such a column is the private thing itself, unless it is the answer to a question.
    return column.isFlag || isPrivateText(value)
  }

  read(cells: readonly string[]): Omit<RawRow, 'place' | 'problems'> {
    const isLoose = Boolean(this.mapping.fixed)
    const nameColumn = (key: string) => this.labels.get(key) ?? key
    const values: Values = {}
    const notes: string[] = []
    const withheld: RowProblem[] = []
    for (const { key, at } of this.fields) values[key] = dropGuard(cells[at] ?? '')
    const skip = this.findSkip(cells)
    if (!isLoose) {
      if (typeof values.languages === 'string') values.languages = readLanguages(values.languages).codes
      return { values, nameColumn, skip, notes, withheld }
    }
    for (const { key } of this.joined)
      values[key] = joinCells(
        this.joined.filter((one) => one.key === key),
        cells,
      )
    const flags = this.flags.flatMap(({ name, at }) => (isYes(cells[at] ?? '') ? (readFlagName(name) ?? []) : []))
    const spoken = flags.flatMap((flag) => ('language' in flag ? flag.language : []))
    if (spoken.length > 0) values.languages = [text(values, 'languages'), ...spoken].filter(Boolean).join(';')
    this.tidy(values, cells, notes)
    const isHidden = this.privates.filter((one) => this.isPrivate(one, (cells[one.at] ?? '').trim()))
    const address = isHidden.find(({ topic }) => topic === 'address')
    if (address && (text(values, 'street') || text(values, 'zip') || text(values, 'latitude'))) {
      withheld.push({ column: address.label, message: 'The file says that the address is private. It is not taken.' })
    }
    if (address) {
      for (const name of ['street', 'zip', 'latitude', 'longitude']) values[name] = undefined
      values.addressVisibility = 'hidden'
    }
    const hiddenPhones = isHidden.filter(({ topic }) => topic === 'phone')
    const read = readPhoneColumns(this.phones, cells, hiddenPhones)
    Object.assign(values, read.values)
    notes.push(...read.notes)
    withheld.push(...read.withheld)
    this.terms.read(
      values,
      cells,
      notes,
      flags.flatMap((flag) => ('kind' in flag ? flag.kind : [])),
    )
    this.fillIn(values)
    if (
      values.addressVisibility === 'full' &&
      VIOLENCE.test(['title', 'organization', 'description', 'tags'].map((name) => text(values, name)).join(' '))
    ) {
      values.addressVisibility = 'hidden'
      notes.push('The street is kept hidden: the words of the record are about violence.')
    }
    const out = this.terms.findOut(cells)
    return {
      values,
      nameColumn,
      isLoose,
      addsTags: true,
      notes,
      withheld,
      skip:
        skip ??
        (out ? `Left out, as you have said of ${out.name} “${(cells[out.at] ?? '').trim().slice(0, 60)}”.` : null),
    }
  }

  /** Normalizes a cell: one line, empty for words like 'none', and not longer than the field. */
  private tidy(values: Values, cells: readonly string[], notes: string[]): void {
    const object = readAddressObject(String(values.street ?? ''))
    for (const [key, value] of Object.entries(object))
      if (value && (key === 'street' || !text(values, key))) values[key] = value
    for (const { key, name } of this.fields) {
      const cell = cleanCell(String(values[key] ?? ''))
      // Lines of an address are its parts.
      const given = key === 'street' ? cell.replace(/,?\s*[\r\n]+\s*/g, ', ') : cell
      const line = longFields.has(key) ? given.trim() : given.replace(/\s+/g, ' ').trim()
      // 'Lancaster,' in a column of towns: a part of an address that was cut at its commas.
      const one = place.includes(key) ? line.replace(/^[\s,;]+|[\s,;]+$/g, '') : line
      const most = maxLengths[key]
      const isLong = most !== undefined && [...one].length > most
      if (isLong) notes.push(`${name} is cut: it is longer than ${most} characters.`)
      // An area is named or it is not there.
      const none = key === 'areaServed' ? undefined : ''
      if (isWhoFact(key)) {
        const said = readYesNo(one)
        if (said === null && one !== '' && !BLANK.test(one)) {
          notes.push(`${name}: “${one.slice(0, 60)}” is neither yes nor no. It is not taken.`)
        }
        values[key] = said ?? ''
        continue
      }
      values[key] = one === '' || BLANK.test(one) ? none : isLong ? [...one].slice(0, most).join('') : one
    }
    const lineOf = (column: Column | undefined) =>
      column &&
      dropGuard(cells[column.at] ?? '')
        .replace(/\s+/g, ' ')
        .trim()
    const houseNumber = lineOf(this.streetNumber)
    if (houseNumber && !BLANK.test(houseNumber) && text(values, 'street'))
      values.street = `${houseNumber} ${values.street}`
    const second = lineOf(this.street2)
    if (second && !BLANK.test(second) && text(values, 'street')) values.street = `${values.street}, ${second}`
    if (this.days.length > 0 && text(values, 'hours') === '')
      values.hours = [...joinDays(this.days, cells)].slice(0, maxLengths.hours).join('')
    if (text(values, 'zip')) values.zip = repairZip(text(values, 'zip'), text(values, 'state'))
    // Databases write zeros where there is no point.
    if (Number(text(values, 'latitude')) === 0 && Number(text(values, 'longitude')) === 0) {
      for (const name of ['latitude', 'longitude']) if (name in values) values[name] = ''
    }
    const link = text(values, 'url')
    if (/[\s;,|]/.test(link)) values.url = link.split(/[\s;,|]+/)[0]
    const tags = text(values, 'tags')
    if (tags) {
      const words = tags.split(/[;,|]/).map((word) =>
        word
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, ''),
      )
      values.tags = words.filter((word) => word !== '').join(';')
    }
    if (typeof values.languages === 'string') {
      const { codes, unknown } = readLanguages(values.languages)
      values.languages = codes
      if (unknown.length > 0) notes.push(`Languages that we do not know: ${unknown.join(', ').slice(0, 200)}.`)
    }
  }

  private fillIn(values: Values): void {
    const { fixed, isSharedId } = this.mapping
    if (text(values, 'title') === '' && text(values, 'organization') !== '') values.title = values.organization
    if (text(values, 'id') === '' && text(values, 'title') !== '') values.id = deriveId(values)
    else if (text(values, 'id') !== '') values.id = this.tellApart(values, isSharedId ?? false)
    const category = text(values, 'category')
    values.category = readCategory(category.toLowerCase()) ? category : (fixed?.category ?? this.category ?? category)
    if (text(values, 'description') === '') values.description = fixed?.description ?? ''
  }

  /** Two places of one organization under its id are two records. */
  private tellApart(values: Values, isShared: boolean): string {
    const id = text(values, 'id')
    const own = hash(['title', ...place].map((name) => text(values, name)))
    const before = this.seen.get(id)
    if (before === undefined) this.seen.set(id, own)
    return isShared || (before !== undefined && before !== own) ? `${id.slice(0, 170)}/${own}` : id
  }
}
