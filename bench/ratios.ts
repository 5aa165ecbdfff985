/**
 * Compares a run's ratios with an earlier run's. Both sides of a ratio come from the same run, so it
 * is comparable across machines, unlike a time or rate.
 */

export type Better = 'less' | 'more'

export interface Ratio {
  /** '/help-now: paint, times the same file from nginx' */
  name: string
  value: number
  better: Better
  part: string
}

/** How much worse a ratio may get before it counts: the noise of a machine. */
const MAX_REGRESSION = 0.1

const noted: Ratio[] = []
let current = ''

/** Attributes the following ratios to this part: `npm run bench -- PART` measures it again. */
export function beginPart(name: string): void {
  current = name
}

/** Called by each part for the ratios it compares. */
export function noteRatio(name: string, value: number, better: Better): void {
  if (Number.isFinite(value)) noted.push({ name, value, better, part: current })
}

export function listNoted(): readonly Ratio[] {
  return noted
}

const head = [
  '# Ratios',
  '',
  'Both sides of each were measured in one run of `npm run bench -- PART`. `npm run bench -- --check PART …` fails where one is over 10 % worse than here, and `npm run bench -- --write PART …` puts the new ones in their place: on a machine where nothing else runs.',
  '',
]
const columns = ['ratio', 'better', 'measured', 'on', 'part']

interface Kept extends Ratio {
  /** '2026-11-23' */
  day: string
}

const line = /^\| (.+?) +\| (less|more) +\| ([\d.]+) +\| (\d{4}-\d\d-\d\d) +\| ([\w-]+) +\|$/

/** The rows of `bench/results.md`. */
export function readResults(text: string): Kept[] {
  return text.split('\n').flatMap((row) => {
    const [, name, better, value, day, part] = line.exec(row) ?? []
    return name && value && day && part ? [{ name, better: better as Better, value: Number(value), day, part }] : []
  })
}

/** Aligns columns like the formatter does. */
function writeTable(rows: string[][]): string[] {
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  const write = (row: string[]) => `| ${row.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const [first = [], ...others] = rows
  return [first, widths.map((width) => '-'.repeat(width)), ...others].map(write)
}

/** The same file with the new measurements; unmeasured rows stay. */
export function writeResults(text: string, measured: readonly Ratio[], day: string): string {
  const rows = new Map(readResults(text).map((kept) => [kept.name, kept]))
  for (const ratio of measured) rows.set(ratio.name, { ...ratio, day })
  const lines = [...rows.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, better, value, day: of, part }) => [name, better, value.toFixed(2), of, part])
  return `${[...head, ...writeTable([columns, ...lines])].join('\n')}\n`
}

/** Ratios over a tenth worse than before, in words. A ratio without an earlier value is not reported. */
export function findWorse(text: string, measured: readonly Ratio[]): string[] {
  const before = new Map(readResults(text).map((kept) => [kept.name, kept]))
  return measured.flatMap(({ name, value, better }) => {
    const was = before.get(name)?.value
    if (was === undefined) return []
    const isWorse = better === 'less' ? value > was * (1 + MAX_REGRESSION) : value < was * (1 - MAX_REGRESSION)
    return isWorse ? [`${name}: ${value.toFixed(2)}, was ${was.toFixed(2)} (${better} is better)`] : []
  })
}

/** The report, and whether a check fails: if a ratio got worse, or there was nothing to compare. */
export function check(text: string, measured: readonly Ratio[]): { said: string; isGood: boolean } {
  const known = new Set(readResults(text).map(({ name }) => name))
  const compared = measured.filter(({ name }) => known.has(name)).length
  const worse = findWorse(text, measured)
  if (compared === 0) return { said: 'Nothing to compare: none of this is written down.', isGood: false }
  if (worse.length > 0) return { said: `Over 10 % worse:\n  ${worse.join('\n  ')}`, isGood: false }
  return { said: `Of ${compared} ratios none is over 10 % worse.`, isGood: true }
}
