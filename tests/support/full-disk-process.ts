/** A process whose log and folder are full: it copies a directory version, and reports what it has. */
import { writeSync } from 'node:fs'
import { logEvent } from '@/lib/log/log'
import { getSnapshot, setSnapshot } from '@/lib/resources/reads/snapshot'

const EVENTS = 200
const { items } = await (await getSnapshot()).listResources({ limit: 1 })
await setSnapshot(items)
for (let count = 0; count < EVENTS; count += 1) {
  logEvent('request', { count })
  await new Promise((resolve) => setImmediate(resolve))
}
const { items: left } = await (await getSnapshot()).listResources({ limit: 10 })
writeSync(3, JSON.stringify({ records: left.length, events: EVENTS }))
process.exit(0)
