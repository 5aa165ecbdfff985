/** Holds our table against a list. What differs waits for staff; nothing on a page changes by itself. */
import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { decodeHTML } from 'entities'
import type { Database } from '@/db'
import { stateDifferences, stateFacts } from '@/db/schema/state-facts'
import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import { fetchInTime } from '@/lib/http/deadline'
import { type StateFact, type StateFacts, splitPhones } from '../states/cells'
import { mergeFacts } from '../states/facts'
import type { LawList } from './law-lists'

/** A list on a web page, or as plain text: the name of a state, and below or beside it what it has. */
interface ListedState {
  numbers: string[]
  links: string[]
  /** The first words after its name. */
  words: string
}

/** Behind the last state stands the end of the page, whose numbers are nobody's. */
const MAX_PARTS = 60
/** Childhelp's: not the line of a state. */
const national = new Set(['8004224453'])

const names = new Map<string, StateCode>([
  ...stateCodes.map((code): [string, StateCode] => [stateName(code).toLowerCase(), code]),
  ['washington, d.c.', 'DC'],
  ['washington dc', 'DC'],
  ['virgin islands', 'VI'],
  ['u.s. virgin islands', 'VI'],
  ['commonwealth of the northern mariana islands', 'MP'],
])
const spoken = [...names.keys()].sort((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'))
/** 'Alabama', 'ALABAMA:', 'Alabama (AL) 800-555-0100'. */
const heading = new RegExp(`^(${spoken.join('|')})(?:\\s*\\([A-Z]{2}\\))?\\s*(?:[:–-]\\s*)?(?=$|[(\\d+])`, 'i')
const number = /(?:\+?1[-. ]?)?\(?\b([2-9]\d{2})\)?[-. ]{0,2}([2-9]\d{2})[-. ]?(\d{4})\b/g

type Part = { text: string } | { link: string }

function* readParts(page: string): Generator<Part> {
  const body = page.replaceAll(/<(script|style|nav|footer)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
  for (const [piece, href] of body.matchAll(/<a\b[^>]*?\bhref=["']([^"']*)["'][^>]*>|<[^>]*>|[^<]+/gi)) {
    if (href !== undefined) yield { link: decodeHTML(href).trim() }
    else if (!piece.startsWith('<')) {
      for (const line of decodeHTML(piece).split(/\n/)) {
        const text = line.replaceAll(/\s+/g, ' ').trim()
        if (text) yield { text }
      }
    }
  }
}

function isOutside(link: string, list: LawList): boolean {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false
  const listHost = list.address ? new URL(list.address).host.replace(/^www\./, '') : ''
  return new URL(link).host.replace(/^www\./, '') !== listHost
}

export function readByState(page: string, list: LawList): Map<StateCode, ListedState> {
  const found = new Map<StateCode, ListedState>()
  let current: ListedState | undefined
  let parts = 0
  // A state's name may be the link itself.
  let before: string | undefined
  for (const part of readParts(page)) {
    if ('link' in part) {
      before = part.link
      if (current && isOutside(part.link, list)) current.links.push(part.link)
      continue
    }
    const [name, said] = heading.exec(part.text) ?? []
    const code = said ? names.get(said.toLowerCase()) : undefined
    if (code) {
      if (current && before && current.links.at(-1) === before) current.links.pop()
      current = found.get(code) ?? { numbers: [], links: [], words: '' }
      found.set(code, current)
      if (before && isOutside(before, list)) current.links.push(before)
      parts = 0
    }
    before = undefined
    const rest = code ? part.text.slice(name?.length ?? 0) : part.text
    parts += 1
    if (!current || parts > MAX_PARTS) continue
    for (const [, area, exchange, line] of rest.matchAll(number)) {
      if (!national.has(`${area}${exchange}${line}`)) current.numbers.push(`${area}-${exchange}-${line}`)
    }
    if (current.words.length < 200) current.words = `${current.words} ${rest}`.trim().slice(0, 200)
  }
  return found
}

/** Said as it is to whoever asked for the list. */
export class ListProblem extends Error {}

const TIMEOUT_MS = 60_000
const MAX_VALUE = 1000
const nothing = 'Nothing was changed.'

export async function fetchList({ title }: LawList, address: string): Promise<string> {
  const { host } = new URL(address)
  const answer = await fetchInTime(address, TIMEOUT_MS, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!answer) throw new ListProblem(`${title}: ${host} could not be asked. ${nothing}`)
  if (!answer.ok) throw new ListProblem(`${title}: ${host} answered ${answer.status}. ${nothing}`)
  return answer.text()
}

const isListed = (list: LawList, { numbers, links, words }: ListedState) =>
  (list.has === 'phone' ? numbers : list.has === 'link' ? links : [words].filter(Boolean)).length > 0

/** A list with too few states is refused: a page that changed its form looks like one. */
export function readList(page: string, list: LawList): Map<StateCode, ListedState> {
  const states = new Map([...readByState(page, list)].filter(([, listed]) => isListed(list, listed)))
  if (states.size < list.fewest) {
    throw new ListProblem(
      `${list.title}: ${states.size} states were found, and at least ${list.fewest} were expected. The page may have a new form. ${nothing}`,
    )
  }
  return states
}

const digits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10)
const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : link)
const meansNone = (value: string) => /\bno (?:state )?(?:law|leave)\b/i.test(value)

/** What the list says otherwise; null where both say the same. */
export function compareState(list: LawList, listed: ListedState, ours: StateFact | undefined): string | null {
  if (list.has === 'phone') {
    const ourNumbers = ours ? splitPhones(ours.value).map((one) => digits(one.number)) : []
    const isSame = listed.numbers.some((one) => ourNumbers.includes(digits(one)))
    return isSame ? null : [...new Set(listed.numbers)].join('; ').slice(0, MAX_VALUE)
  }
  if (list.has === 'link') {
    const isSame = ours && listed.links.some((link) => hostOf(link) === hostOf(ours.value))
    return isSame ? null : (listed.links[0] ?? null)
  }
  return ours && !meansNone(ours.value) ? null : listed.words
}

export interface Compared {
  states: number
  differences: { state: StateCode; value: string; ours: string | null }[]
}

export function compareList(page: string, list: LawList, facts: Record<StateCode, StateFacts>): Compared {
  const states = readList(page, list)
  const differences = stateCodes.flatMap((state) => {
    const listed = states.get(state)
    const ours = facts[state][list.cell]
    const value = listed ? compareState(list, listed, ours) : null
    return value ? [{ state, value, ours: ours?.value ?? null }] : []
  })
  return { states: states.size, differences }
}

export async function readFactsOf(db: Database): Promise<Record<StateCode, StateFacts>> {
  return mergeFacts(await db.select().from(stateFacts))
}

/** What staff left stays left, until the list says something else. */
export async function queueDifferences(db: Database, list: LawList, compared: Compared, on: string): Promise<void> {
  const rows = compared.differences.map(({ state, value }) => ({
    ...{ state, cell: list.cell, list: list.name, value },
    foundOn: on,
  }))
  await db.transaction(async (transaction) => {
    const missingStates = stateCodes.filter((code) => !rows.some(({ state }) => state === code))
    if (missingStates.length > 0)
      await transaction
        .delete(stateDifferences)
        .where(and(eq(stateDifferences.list, list.name), inArray(stateDifferences.state, missingStates)))
    if (rows.length === 0) return
    await transaction
      .insert(stateDifferences)
      .values(rows)
      .onConflictDoUpdate({
        target: [stateDifferences.state, stateDifferences.cell, stateDifferences.list],
        set: {
          value: sql`excluded.value`,
          foundOn: sql`case when ${stateDifferences.value} = excluded.value then ${stateDifferences.foundOn} else excluded.found_on end`,
          isLeft: sql`${stateDifferences.isLeft} and ${stateDifferences.value} = excluded.value`,
        },
      })
  })
}
