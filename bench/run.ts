/**
 * `npm run bench`: every figure is a ratio taken in one run on one machine. `npm run bench -- search` runs one part.
 * With `--check` it fails where a ratio is over a tenth worse than in bench/results.md; with `--write` it notes them there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureCluster } from './cluster'
import { measureConsole } from './console'
import { measureCount } from './count'
import { measureExit } from './exit'
import { measureExport } from './export'
import { measureGrowth } from './growth'
import { measureImport } from './import'
import { measureLoading } from './loading'
import { measureMail } from './mail'
import { measureNearby } from './nearby'
import { measureNews } from './news'
import { findWorse, listNoted, writeResults } from './ratios'
import { measureRelevance } from './relevance'
import { measureSearch } from './search'
import { measureThroughput } from './throughput'
import { measureVault } from './vault'

const parts: Record<string, () => Promise<void>> = {
  console: measureConsole,
  relevance: measureRelevance,
  search: measureSearch,
  nearby: measureNearby,
  count: measureCount,
  throughput: measureThroughput,
  loading: measureLoading,
  export: measureExport,
  growth: measureGrowth,
  news: measureNews,
  mail: measureMail,
  vault: measureVault,
  exit: measureExit,
  import: measureImport,
  cluster: measureCluster,
}

const results = fileURLToPath(new URL('results.md', import.meta.url))
const given = process.argv.slice(2)
const options = given.filter((one) => one.startsWith('--'))
const asked = given.filter((one) => !one.startsWith('--'))
const unknown = [
  ...asked.filter((name) => !Object.hasOwn(parts, name)),
  ...options.filter((name) => !['--check', '--write'].includes(name)),
]
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}, and --check and --write.`,
  )
  process.exit(1)
}
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await measure()
}
const kept = existsSync(results) ? readFileSync(results, 'utf8') : ''
if (options.includes('--check')) {
  const worse = findWorse(kept, listNoted())
  console.log(worse.length === 0 ? '\nNo ratio is over 10 % worse.' : `\nOver 10 % worse:\n  ${worse.join('\n  ')}`)
  if (worse.length > 0) process.exitCode = 1
}
if (options.includes('--write')) {
  writeFileSync(results, writeResults(kept, listNoted(), new Date().toISOString().slice(0, 10)))
}
process.exit()
