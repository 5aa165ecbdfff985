/**
 * `npm run bench`: every figure is a ratio measured in one run on one machine. `npm run bench -- search` runs one part.
 * With `--check` it fails if a ratio is over a tenth worse than in bench/results.md; with `--write` it updates that
 * file. `--minutes=2` shortens the soak test from 30 minutes, `--percent=10` the memory test to a tenth.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureCluster } from './cluster'
import { measureConsole } from './console'
import { measureCost } from './cost'
import { measureCount } from './count'
import { measureCoverage } from './coverage'
import { measureExit } from './exit'
import { measureExport } from './export'
import { measureFront } from './front'
import { measureGrowth } from './growth'
import { measureHouse } from './house'
import { measureImport } from './import'
import { measureKinds } from './kinds'
import { measureLaw } from './law'
import { measureLoading } from './loading'
import { measureMail } from './mail'
import { measureMemory } from './memory'
import { measureNearby } from './nearby'
import { measureNews } from './news'
import { measureOutage } from './outage'
import { beginPart, check, listNoted, writeResults } from './ratios'
import { measureRelevance } from './relevance'
import { measureSearch } from './search'
import { measureSoak } from './soak'
import { measureThroughput } from './throughput'
import { measureVault } from './vault'

const parts: Record<string, (minutes: number, percent: number) => Promise<void>> = {
  console: measureConsole,
  relevance: measureRelevance,
  search: measureSearch,
  nearby: measureNearby,
  count: measureCount,
  coverage: measureCoverage,
  law: measureLaw,
  kinds: measureKinds,
  house: measureHouse,
  throughput: measureThroughput,
  loading: measureLoading,
  export: measureExport,
  growth: measureGrowth,
  news: measureNews,
  mail: measureMail,
  vault: measureVault,
  exit: measureExit,
  import: measureImport,
  front: measureFront,
  cost: measureCost,
  cluster: measureCluster,
  outage: measureOutage,
  memory: measureMemory,
  soak: measureSoak,
}

const results = fileURLToPath(new URL('results.md', import.meta.url))
const given = process.argv.slice(2)
const options = given.filter((one) => one.startsWith('--'))
const asked = given.filter((one) => !one.startsWith('--'))
const unknown = [
  ...asked.filter((name) => !Object.hasOwn(parts, name)),
  ...options.filter((name) => !/^--(check|write|(minutes|percent)=\d+)$/.test(name)),
]
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}, and --check, --write, --minutes=30 and --percent=100.`,
  )
  process.exit(1)
}
const readNumber = (option: string, otherwise: number) =>
  Number(options.find((name) => name.startsWith(`--${option}=`))?.split('=')[1] ?? otherwise)
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  beginPart(name)
  await measure(readNumber('minutes', 30), readNumber('percent', 100))
}
const kept = existsSync(results) ? readFileSync(results, 'utf8') : ''
if (options.includes('--check')) {
  const { said, isGood } = check(kept, listNoted())
  console.log(`\n${said}`)
  if (!isGood) process.exitCode = 1
}
if (options.includes('--write')) {
  writeFileSync(results, writeResults(kept, listNoted(), new Date().toISOString().slice(0, 10)))
}
process.exit()
