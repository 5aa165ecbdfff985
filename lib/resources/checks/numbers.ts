/** A record's numbers and the results of trying them: it is verified when all of them are right. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { type NumberResult, numberResults } from '@/db/vocabulary/checks'
import { AppError } from '@/lib/http/app-error'
import type { CheckedNumber } from './schema'

/** As JSON, in record order, without fax numbers. */
export const selectNumbers = (id: SQL): SQL => sql`coalesce((
  select jsonb_agg(jsonb_build_object('number', p.number || coalesce(' ext. ' || p.extension, ''), 'type', p.type,
      'description', p.description) order by p.type <> 'voice', p.position)
  from phones p where p.resource_id = ${id} and p.type <> 'fax'), '[]')`

export async function listNumbers(db: Pick<Database, 'execute'>, id: string): Promise<CheckedNumber[]> {
  const [row] = await db.execute<{ numbers: CheckedNumber[] }>(
    sql`select ${selectNumbers(sql`${id}::uuid`)} as numbers`,
  )
  return row?.numbers ?? []
}

export interface TriedNumber extends Pick<CheckedNumber, 'number' | 'type'> {
  result: NumberResult
}

/** `said`: 'right 512-555-0100' for each number tried besides the main one. */
export function readResults(
  numbers: readonly CheckedNumber[],
  said: readonly string[],
  isMainRight: boolean,
): TriedNumber[] {
  const results = new Map<string, NumberResult>()
  for (const words of said.filter((one) => one !== '')) {
    const result = numberResults.find((one) => words.startsWith(`${one} `))
    const number = result ? words.slice(result.length + 1) : words
    if (!result || !numbers.some((known) => known.number === number)) {
      const message = `The entry does not have the number ${number} any more. Look at it again.`
      throw new AppError('invalid', undefined, { errors: [{ path: 'numbers', message }] })
    }
    results.set(number, result)
  }
  const main = numbers.find(({ type }) => type === 'voice')
  if (main && isMainRight) results.set(main.number, 'right')
  return numbers.flatMap(({ number, type }) => {
    const result = results.get(number)
    return result ? [{ number, type, result }] : []
  })
}

export const areAllRight = (numbers: readonly CheckedNumber[], tried: readonly TriedNumber[]): boolean =>
  numbers.every(({ number }) => tried.some((one) => one.number === number && one.result === 'right'))
