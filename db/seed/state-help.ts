/**
 * The offices of the states that content/facts/states knows, as records: who keeps an address secret, who pays victims
 * back, who takes reports of abuse. One source for both, so that a number is corrected once.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { StateCell } from '../vocabulary/state-facts'
import { type StateCode, stateCodes, stateNames } from '../vocabulary/states'
import type { Fact, ReadSource } from './facts'

export const STATE_FACTS = 'content/facts/states'

const row = z.object({
  state: z.enum(stateCodes),
  cell: z.string(),
  value: z.string(),
  source: z.string(),
  url: z.string(),
  dated: z.string(),
  read: z.iso.date(),
  /** 2: an official page or the law's text. */
  sureness: z.enum(['0', '1', '2']),
})
type Row = z.infer<typeof row>

interface Office {
  slug: string
  category: Fact['category']
  tags: string
  /** What the title comes from: the office's own name, or words of ours where the cell is only a number. */
  name: { cell: StateCell } | { words: string }
  phone: StateCell
  site?: StateCell
  what: (place: string) => string
}

/** None is a hotline: in a state without a line of its own against violence, it would stand in that line's place. */
const offices: readonly Office[] = [
  {
    slug: 'address-confidentiality',
    category: 'rights-advocacy',
    tags: 'address-confidentiality',
    name: { cell: 'address_program' },
    phone: 'address_phone',
    site: 'address_site',
    what: (place) =>
      `Gives people in ${place} whose safety depends on it a mailing address to use in place of their own. Ask who can join, and how.`,
  },
  {
    slug: 'victim-compensation',
    category: 'financial-support',
    tags: 'crime-victims;compensation',
    name: { cell: 'compensation_office' },
    phone: 'compensation_phone',
    site: 'compensation_site',
    what: (place) =>
      `Pays victims of violent crime in ${place} back for some of what it cost them. Ask about the deadline, and whether a police report is needed.`,
  },
  {
    slug: 'child-abuse-reports',
    category: 'rights-advocacy',
    tags: 'child-abuse',
    name: { words: 'Child abuse report line' },
    phone: 'child_line',
    what: (place) =>
      `Takes reports of child abuse and neglect in ${place}. A report can start an investigation. If a child is in danger now, call 911.`,
  },
  {
    slug: 'adult-abuse-reports',
    category: 'rights-advocacy',
    tags: 'adult-abuse',
    name: { words: 'Adult abuse report line' },
    phone: 'adult_line',
    what: (place) =>
      `Takes reports of abuse, neglect or exploitation of older adults and adults with disabilities in ${place}. A report can start an investigation. If someone is in danger now, call 911.`,
  },
]

/** Written one by one in directory.csv, from their own pages. */
const known = new Set(['address-confidentiality-tx', 'victim-compensation-tx'])

/** The official pages of these numbers are older than this; staff call them first. */
const OLDEST = 2016

const PHONE = /^((?:1-)?\d{3}-\d{3}-\d{4})(?: \(([^()]+)\))?$/

/** Only from an official page of this decade's lists or later, or without a date. */
function readPhones(cell: Row | undefined): { number: string; note: string }[] {
  if (cell?.sureness !== '2') return []
  const years = cell.dated.match(/\b20\d\d\b/g)?.map(Number) ?? []
  if (years.length > 0 && Math.max(...years) < OLDEST) return []
  return cell.value.split(';').flatMap((part) => {
    const [, number, note = ''] = PHONE.exec(part.trim()) ?? []
    return number ? [{ number: number.replace(/^(?=8(00|33|44|55|66|77|88)-)/, '1-'), note }] : []
  })
}

/** 'April 19, 2024' as a day; other words date no single page. */
function readDay(dated: string): string {
  const time = /^[A-Z][a-z]+ \d{1,2}, 20\d\d$/.test(dated) ? Date.parse(`${dated} UTC`) : Number.NaN
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}

/** 'Safe at Home (Iowa Secretary of State)': the first sentence of what the cell says, with the state in it. */
function writeName(value: string, place: string): string {
  const name = value.split(/(?<![A-Z])\.\s|, by law/)[0]?.replace(/(?<![A-Z])\.$/, '') ?? ''
  const short = place === 'District of Columbia' ? 'D.C.' : place.replace('U.S. ', '')
  return name.includes(short) ? name : `${name}, ${place}`
}

interface StateHelp {
  fact: Fact
  read: ReadSource
}

function* readOffice(state: StateCode, cells: ReadonlyMap<string, Row>, office: Office): Generator<StateHelp> {
  const place = stateNames[state]
  const own = 'cell' in office.name ? cells.get(office.name.cell) : undefined
  if ('cell' in office.name && (!own?.value || own.sureness === '0' || own.value.startsWith('No address'))) return
  const site = office.site ? cells.get(office.site) : undefined
  const website = site && site.sureness !== '0' ? site.value : ''
  const phones = readPhones(cells.get(office.phone))
  // An office is one entry; the lines of two parts of a state, or for two ages, are two.
  const numbers = own ? phones.slice(0, 1).map(({ number }) => ({ number, note: '' })) : phones
  const reached = numbers.length > 0 ? numbers : website ? [{ number: '', note: '' }] : []
  const from = phones.length > 0 ? cells.get(office.phone) : site
  if (!from) return
  for (const [index, { number, note }] of reached.entries()) {
    const id = [office.slug, ...(index > 0 ? [index + 1] : []), state.toLowerCase()].join('-')
    if (known.has(id)) return
    const name = 'words' in office.name ? `${office.name.words}, ${place}` : writeName(own?.value ?? '', place)
    yield {
      fact: {
        ...{ id, kind: 'program', category: office.category, name: note ? `${name} (${note})` : name, phone: number },
        ...{ text_line: '', website, email: '', street: '', city: '', state, zip: '', latitude: '', longitude: '' },
        ...{ hours: '', is_emergency: '0', scope: 'state', tags: office.tags, what_it_does: office.what(place) },
        ...{ source: from.source, confidence: 'medium', source_date: '' },
        ...{ county: '', county_fips: '', counties_served: 'statewide' },
      },
      read: {
        id,
        phone: number,
        listed_by: from.source.split(';')[0] ?? from.source,
        listed_on: readDay(from.dated),
        source_url: from.url,
        read_on: from.read,
      },
    }
  }
}

/** With the page on which each was read. */
export function readStateHelp(): StateHelp[] {
  const folder = join(process.cwd(), STATE_FACTS)
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const rows = z.array(row).parse(parse(readFileSync(join(folder, name)), { columns: true }))
      const [first] = rows
      const cells = new Map(rows.map((one) => [one.cell, one]))
      return first ? offices.flatMap((office) => [...readOffice(first.state, cells, office)]) : []
    })
}
