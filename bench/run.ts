/** `npm run bench`: every figure is a ratio taken in one run on one machine. `npm run bench -- search` runs one part. */
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
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await measure()
}
process.exit()
