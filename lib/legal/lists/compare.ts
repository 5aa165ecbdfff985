/** Holds our table against a list. What differs waits for staff; nothing on a page changes by itself. */
import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { stateDifferences, stateFacts } from '@/db/schema/state-facts'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { fetchInTime } from '@/lib/http/deadline'
import { type StateFact, type StateFacts, splitPhones } from '../states/cells'
import { mergeFacts } from '../states/facts'
import type { LawList } from './law-lists'
import { type ListedState, readByState } from './read-by-state'

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
const saysNone = (value: string) => /\bno (?:state )?(?:law|leave)\b/i.test(value)

/** What the list says otherwise; null where both say the same. */
export function compareState(list: LawList, listed: ListedState, ours: StateFact | undefined): string | null {
  if (list.has === 'phone') {
    const own = ours ? splitPhones(ours.value).map((one) => digits(one.number)) : []
    const isSame = listed.numbers.some((one) => own.includes(digits(one)))
    return isSame ? null : [...new Set(listed.numbers)].join('; ').slice(0, MAX_VALUE)
  }
  if (list.has === 'link') {
    const isSame = ours && listed.links.some((link) => hostOf(link) === hostOf(ours.value))
    return isSame ? null : (listed.links[0] ?? null)
  }
  return ours && !saysNone(ours.value) ? null : listed.words
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
    const gone = stateCodes.filter((code) => !rows.some(({ state }) => state === code))
    if (gone.length > 0)
      await transaction
        .delete(stateDifferences)
        .where(and(eq(stateDifferences.list, list.name), inArray(stateDifferences.state, gone)))
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
