/**
 * How many questions are answered correctly. `want`: one of the first titles or tags matches. `state`: all of the first
 * five serve the state, and at least two of them are in the requested categories. `danger`: the line to call comes
 * first, or does not. `read`: a page appears in 'Read or do'. Compared with plain full-text search on the same records.
 */
import { readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { z } from 'zod'
import { closeDatabase, type Database } from '@/db'
import { withOwnConnection } from '@/db/own-connection'
import { seed } from '@/db/seed/seed'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import type { ResourceDto } from '@/lib/resources/schema'
import { toFilters } from '@/lib/search/filters'
import { findHelp, understandQuestion } from '@/lib/search/find'
import { listSuggestedPages } from '@/lib/search/suggested-pages'
import { type Understood, understand } from '@/lib/search/understand'
import { judgeHeldOut } from './held-out'
import { onPostgres } from './postgres'
import { printTable } from './table'

const question = z.object({
  q: z.string(),
  group: z.string().optional(),
  language: z.enum(['en', 'es']).optional(),
  within: z.number().optional(),
  want: z.string().optional(),
  state: z.string().optional(),
  categories: z.array(z.string()).optional(),
  /** Any one of these dangers, or 'none'. */
  danger: z.string().optional(),
  /** A pattern for an address in 'Read or do'. */
  read: z.string().optional(),
})
type JudgedQuestion = z.infer<typeof question>

type Shown = Pick<ResourceDto, 'title' | 'tags' | 'state' | 'serviceArea' | 'scope' | 'category'>

export function readQuestions(file: 'queries' | 'own'): JudgedQuestion[] {
  return z.array(question).parse(JSON.parse(readFileSync(`bench/relevance/${file}.json`, 'utf8')))
}

/** Sentences written for training: 'DANGER<TAB>SENTENCE', with 'none' for those that only sound dangerous. */
export function readTold(): { q: string; danger: string }[] {
  return readFileSync('data/reader/told.tsv', 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [danger = '', q = ''] = line.split('\t')
      return { q, danger }
    })
}

export function isRight(
  { want, within = 3, state, categories = [] }: JudgedQuestion,
  items: readonly Shown[],
): boolean {
  if (want) {
    const pattern = new RegExp(want)
    return items
      .slice(0, within)
      .some(({ title, tags }) => pattern.test(title) || tags.some((tag) => pattern.test(tag)))
  }
  if (!state) return true
  const serves = (item: Shown) => item.state === state || item.serviceArea.some((area) => area === state)
  const five = items.slice(0, 5)
  return (
    five.every((item) => serves(item) || item.scope === 'national') &&
    five.filter((item) => serves(item) && categories.includes(item.category)).length >= 2
  )
}

export function isHeard({ danger, read }: JudgedQuestion, asked: Understood): boolean {
  if (read && !listSuggestedPages(asked, []).some(({ href }) => new RegExp(read).test(href))) return false
  if (!danger) return true
  return danger === 'none' ? asked.dangers.length === 0 : asked.dangers.some((one) => danger.split('|').includes(one))
}

async function listAll(db: Database): Promise<(Shown & { id: string; text: string })[]> {
  const rows = await db.execute<Record<string, unknown> & Shown & { id: string; text: string }>(
    `select id, title, tags, state, service_area as "serviceArea", scope, category,
      concat_ws(' ', description, city, area_served, array_to_string(tags, ' ')) as text
     from resources where archived_at is null`,
  )
  return [...rows]
}

/** The plain engine takes a second for a hard question, so it gets only the first ones of each group. */
const MAX_PLAIN_LETTERS = 70

async function measure(db: Database): Promise<void> {
  const records = await listAll(db)
  const plain = new MiniSearch({
    fields: ['title', 'text', 'state'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 2 } },
  })
  plain.addAll(records)
  const byId = new Map(records.map((record) => [record.id, record]))
  const rates = new Map<string, { asked: number; right: number; plainAsked: number; plain: number }>()
  const wrong: string[] = []
  const sets = [...readQuestions('queries').map((one) => ({ ...one, group: 'open set' })), ...readQuestions('own')]
  for (const [done, one] of sets.entries()) {
    // The whole takes ten minutes on a slow machine, and prints nothing else before its end.
    if (done % 500 === 0) console.log(`  … ${done} of ${sets.length} questions asked`)
    const understood = await understandQuestion(db, { typed: one.q })
    const { asked, items } = await findHelp(db, understood, toFilters({}), { offset: 0 }, 5)
    const found = items.map(({ resource }) => resource)
    const right = isRight(one, found) && isHeard(one, asked)
    const groups = [one.group ?? 'own', ...(one.language === 'es' ? ['in Spanish'] : [])]
    const kept = groups.map((group) => rates.get(group) ?? { asked: 0, right: 0, plainAsked: 0, plain: 0 })
    for (const [at, rate] of kept.entries()) {
      rate.asked += 1
      rate.right += Number(right)
      rates.set(groups[at] ?? '', rate)
    }
    const asking = kept.filter(({ plainAsked }) => plainAsked < MAX_PLAIN_LETTERS)
    if (asking.length > 0) {
      const others = plain.search(one.q).slice(0, 5)
      const isPlainRight = isRight(
        one,
        others.flatMap(({ id }) => byId.get(String(id)) ?? []),
      )
      for (const rate of asking) {
        rate.plainAsked += 1
        rate.plain += Number(isPlainRight)
      }
    }
    if (!right) wrong.push(`${one.q} (${one.group ?? ''}): ${items.map(({ resource }) => resource.title).join(' | ')}`)
  }
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`
  printTable(
    'Relevance (goal: 97 % of the open set, 95 % of each group)',
    [...rates].map(([group, { asked, right, plainAsked, plain: others }]) => ({
      group,
      questions: String(asked),
      right: percent(right, asked),
      [`MiniSearch, of the first ${MAX_PLAIN_LETTERS}`]: percent(others, plainAsked),
    })),
  )
  for (const line of wrong) console.log(`  wrong: ${line}`)
}

const measureSeeded = onPostgres('Relevance', async (url) => {
  await seed(url)
  await withOwnConnection(measure)
})

export async function measureRelevance(): Promise<void> {
  printTable(
    'Told stories that nothing learns from (goal: 92 % named, 97 % left alone)',
    judgeHeldOut((typed) => understand(typed, getGazetteer())),
  )
  const given = process.env.RELEVANCE_DATABASE_URL
  if (!given) return measureSeeded()
  process.env.DATABASE_URL = given
  await withOwnConnection(measure)
  closeDatabase()
}
