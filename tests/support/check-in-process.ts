/** A process that runs the scheduled check-in work, to be killed by a test. CLOCK is its time. */
import { runCheckIns } from '@/lib/check-ins/job'

process.stdout.write('ready\n')
const done = await runCheckIns(new Date(process.env.CLOCK ?? ''), new AbortController().signal)
process.stdout.write(`${JSON.stringify(done)}\n`)
process.exit(0)
