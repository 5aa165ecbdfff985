import { seed } from '@/db/seed/seed'
import { type CoverageCounts, readCoverage, sumCoverage } from '@/lib/resources/coverage'
import { onPostgres } from './postgres'
import { printTable } from './table'

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

function toRow(state: string, { counties, people, named, numbered }: CoverageCounts) {
  return {
    state,
    counties,
    named: named.counties,
    'people named': share(named.people, people),
    numbered: numbered.counties,
    'people numbered': share(numbered.people, people),
  }
}

/** Not a ratio of times, but what the directory's first records cover. */
export const measureCoverage = onPostgres('Coverage', async (url) => {
  await seed(url)
  const rows = await readCoverage()
  printTable('Local programs against violence: named, and with a number that a read source prints', [
    ...rows.map((row) => toRow(row.state, row)),
    toRow('all', sumCoverage(rows)),
  ])
})
