import { stateCells } from '@/db/vocabulary/state-facts'
import { stateCodes } from '@/lib/geography/states'
import { countLaw, type LawCount } from '@/lib/legal/states/facts'
import { readFactFile } from '@/lib/legal/states/files'
import { printTable } from './table'

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

const toRow = (of: string, { asked, filled, sure, spanish, oldest }: LawCount) => ({
  of,
  filled: `${filled} of ${asked}`,
  share: share(filled, asked),
  'sureness 2': share(sure, filled),
  'in Spanish': share(spanish, filled),
  'read since': oldest,
})

/** Not a ratio of times, but how much of the law of the states the table holds, by question and by state. */
export async function measureLaw(): Promise<void> {
  const facts = readFactFile()
  printTable(
    'The law of the states, by question',
    stateCells.map((cell) => toRow(cell, countLaw(facts, stateCodes, [cell]))),
  )
  printTable('The law of the states, by state', [
    ...stateCodes.map((state) => toRow(state, countLaw(facts, [state], stateCells))),
    toRow('all', countLaw(facts, stateCodes, stateCells)),
  ])
}
