/** Reads this folder's fact files and descriptions. */
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip, gunzipSync } from 'node:zlib'
import { parse as parseStream } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { addressDecisions, categories } from '../vocabulary/directory'
import type { Texts } from '../vocabulary/text-fields'
import { type WhoFact, whoFacts } from '../vocabulary/who-may-come'

const folder = join(process.cwd(), 'db/seed')

/** Letters that a list lost between two encodings: 'MarÃ­n', 'Gonz?ílez' (C3 A1 on an old PC), 'Children?s'. */
function mendLetters(text: string): string {
  const decoded = /[ÃÂ]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text
  return (decoded.includes('\ufffd') ? text : decoded).replaceAll('?í', 'á').replaceAll(/(?<=\p{L})\?(?=s\b)/gu, "'")
}

const written = z.string().transform(mendLetters)

const fact = z.object({
  id: z.string(),
  kind: z.enum(['hotline', 'organization', 'program', 'facility']),
  category: z.enum([...categories, 'legal']),
  name: written,
  phone: z.string(),
  text_line: z.string(),
  website: z.string(),
  email: z.string(),
  street: written,
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  hours: z.string(),
  is_emergency: z.enum(['0', '1']),
  scope: z.enum(['national', 'state', 'local']),
  tags: z.string(),
  what_it_does: written,
  source: z.string(),
  confidence: z.enum(['high', 'medium']),
  source_date: z.string(),
  county: z.string().default(''),
  county_fips: z.string().default(''),
  /** County codes separated by semicolons, or 'statewide'. */
  counties_served: z.string().default(''),
})

export type Fact = z.infer<typeof fact>

const countyFact = fact
  .pick({ id: true, county: true, county_fips: true, counties_served: true, street: true, city: true, zip: true })
  .extend({ latitude: z.string(), longitude: z.string() })

function readCsv(name: string): unknown {
  return parse(readFileSync(join(folder, name)), { columns: true, bom: true })
}

/** Rows with their known counties; for a legal aid office with only a town, also its location. */
function addCounties(rows: readonly Fact[]): Fact[] {
  const counties = new Map(
    z
      .array(countyFact)
      .parse(readCsv('directory-counties.csv'))
      .map((row) => [row.id, row]),
  )
  return rows.map((row) => {
    const more = counties.get(row.id)
    if (!more) return row
    const { county, county_fips, counties_served, street, city, zip, latitude, longitude } = more
    const served = { ...row, county, county_fips, counties_served }
    if (!street) return served
    const tags = row.tags
      .split(';')
      .filter((tag) => tag !== 'approx-location-2020')
      .join(';')
    return { ...served, tags, street, city, zip, latitude, longitude }
  })
}

/** The original records, with their known counties. */
export function readFacts(): Fact[] {
  return addCounties(z.array(fact).parse(readCsv('directory.csv')))
}

/** Every nth row of the long files, for tests that need each kind without reading them all. */
export function readSample(): Fact[] {
  return z.array(fact).parse(readCsv('sample.csv'))
}

/**
 * Programs against violence and statewide hotlines: few enough for memory, and needed when nothing else can be read.
 * `programs.csv` has those that were read one by one, with a number only if its own page, an official list or two
 * independent sources print it; the other numbers are in `programs-to-call.csv`, for staff.
 */
export function readLocalPrograms(): Fact[] {
  const lists = gunzipSync(readFileSync(join(folder, 'local-programs.csv.gz')))
  const rows: unknown[] = [...parse(lists, { columns: true, bom: true }), ...(readCsv('programs.csv') as unknown[])]
  return addCounties(z.array(fact).parse(rows))
}

const number = z.string().regex(/^((1-)?\d{3}-\d{3}-\d{4}|\d{3})?$/)
const page = z.url({ protocol: /^https?$/ })
const optionalDate = z.string().regex(/^(20\d\d-\d\d(-\d\d)?)?$/)

/** What someone read of a record's source, beside what the long files say. It wins over them. */
const provenance = z.object({
  id: z.string(),
  /** The number as the source prints it, which replaces the record's; empty if it prints none. */
  phone: number,
  listed_by: z.string().min(2).max(200),
  /** Of the source, not of the reading. */
  listed_on: optionalDate,
  source_url: page,
  read_on: z.iso.date(),
})

export type ReadSource = z.infer<typeof provenance>

/** By record id. */
export function readProvenanceFacts(): Map<string, ReadSource> {
  return new Map(
    z
      .array(provenance)
      .parse(readCsv('provenance.csv'))
      .map((row) => [row.id, row]),
  )
}

/** A way in which a national line answers in Spanish, as someone read it: of what is not here, nothing is said. */
const spanishService = z.object({
  id: z.string(),
  way: z.enum(['phone', 'text', 'chat', 'whatsapp', 'email', 'web']),
  /** The key to press, the word to send, the number or the address; empty if it is the same as in English. */
  how: z.string().max(60),
  source: z.string().min(2).max(200),
  dated: optionalDate,
  source_url: page,
  read_on: z.iso.date(),
})

export function readSpanishService(): z.infer<typeof spanishService>[] {
  return z.array(spanishService).parse(readCsv('spanish-service.csv'))
}

const toldFact = z.object({
  id: z.string(),
  fact: z.enum(whoFacts as [WhoFact, ...WhoFact[]]),
  answer: z.enum(['yes', 'no']),
  source: z.string().min(2).max(200),
  dated: optionalDate,
  source_url: page,
  read_on: z.iso.date(),
})

const chat = z.object({
  id: z.string(),
  chat: page,
  source: z.string().min(2).max(200),
  dated: optionalDate,
  source_url: page,
  read_on: z.iso.date(),
})

/** What a page says of who may come to a place, and where it chats: by record id. Of what is not here, nothing is known. */
export function readTold(): Map<string, Partial<Texts>> {
  const told = new Map<string, Partial<Texts>>()
  const add = (id: string, texts: Partial<Texts>) => told.set(id, { ...told.get(id), ...texts })
  for (const row of z.array(toldFact).parse(readCsv('who-may-come.csv')))
    add(row.id, { [row.fact]: row.answer, whoSource: row.source_url, whoReadOn: row.read_on })
  for (const row of z.array(chat).parse(readCsv('chats.csv')))
    add(row.id, { chat: row.chat, chatSource: row.source_url, chatReadOn: row.read_on })
  return told
}

/** The number to ask for legal aid, in place of the head office's. */
const intake = z.object({
  replaces: number,
  program: z.string(),
  intake: number,
  hours: z.string(),
  source: z.string().min(2).max(200),
  source_url: page,
  dated: optionalDate,
  read_on: z.iso.date(),
})

const moreHelp = fact.extend(
  provenance.pick({ listed_by: true, listed_on: true, source_url: true, read_on: true }).shape,
)

/** Help of the kinds that have few records, each row with the page it was read on. */
export function readMoreHelp(): { fact: Fact; read: ReadSource }[] {
  return z
    .array(moreHelp)
    .parse(readCsv('more-help.csv'))
    .map((row) => ({ fact: row, read: row }))
}

export function readLegalAidIntake(): z.infer<typeof intake>[] {
  return z.array(intake).parse(readCsv('legal-aid-intake.csv'))
}

/** The offices of legal aid programs, without parsing the long file that has them. */
export function readLegalAidOffices(): Fact[] {
  const lines = gunzipSync(readFileSync(join(folder, 'community.csv.gz')))
    .toString()
    .split('\n')
  const wanted = lines.filter((line, index) => index === 0 || line.includes(';lsc-grantee'))
  return z.array(fact).parse(parse(wanted.join('\n'), { columns: true, bom: true }))
}

const addressDecision = z.object({
  slug: z.string(),
  decision: z.enum(addressDecisions),
  /** What 'publish' covers. */
  street: z.string(),
  reason: z.string().min(1),
  /** The page on which the reason was read. */
  source: z.union([z.url(), z.literal('')]),
  decided_by: z.string().min(1),
  decided_on: z.iso.date(),
})

/** Whether the address of a place that may be a refuge is shown, where that is already decided. */
export function readAddressDecisions() {
  return z.array(addressDecision).parse(readCsv('address-decisions.csv'))
}

/** The files that are too long to hold in memory at once. */
export const longFiles = ['community.csv.gz', 'national-sites.csv.gz'] as const

export async function* streamFacts(name: (typeof longFiles)[number]): AsyncGenerator<Fact> {
  const rows = createReadStream(join(folder, name))
    .pipe(createGunzip())
    .pipe(parseStream({ columns: true, bom: true }))
  for await (const row of rows) yield fact.parse(row)
}

/** Written descriptions by record id; a facility's is generated from its facts. */
export function readDescriptions(within = 'descriptions'): Record<string, string> {
  const files = readdirSync(join(folder, within)).filter((name) => name.endsWith('.json'))
  const texts = files.map((name) =>
    z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(folder, within, name), 'utf8'))),
  )
  return Object.assign({}, ...texts)
}

/** The Salvation Army's finder has the street in the address of each page: /ia/waterloo/s-hackett/. The trigger on locations cuts it too. */
const FINDER = /^(https:\/\/www\.salvationarmyusa\.org\/).+/

/** The website, without what would tell the street of a place whose address is not public. */
export function readUrl(website: string, isAddressPublic: boolean): string | null {
  if (website === '') return null
  const { href } = new URL(website)
  return isAddressPublic ? href : href.replace(FINDER, '$1')
}
