// `npm run sources -- list | check NAME [--file FILE] [--out FILE]`: official lists, and whether their files are whole.
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { FileProblem } from '@/lib/imports/file-problem'
import { convertSource } from '@/lib/sources/convert'
import { sources } from '@/lib/sources/sources'

const usage = `npm run sources -- list
npm run sources -- check NAME [--file FILE] [--out FILE]
  --file  reads a copy on this computer instead of the published address
  --out   writes the records in the columns of our template, for npm run import or the console`

const WAIT_MS = 10 * 60 * 1000
const say = (text: string) => process.stdout.write(`${text}\n`)

async function openAddress(address: string): Promise<Readable> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) })
  if (!answer.ok || !answer.body) throw new FileProblem(`${address} answered ${answer.status}. Nothing was changed.`)
  return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
}

async function check(name: string, file: string | undefined, out: string | undefined): Promise<void> {
  const source = sources.find((one) => one.name === name)
  if (!source) throw new FileProblem(`There is no source ${name}.\n${usage}`)
  const input = file === undefined ? await openAddress(source.address) : createReadStream(file)
  const output = out === undefined ? null : createWriteStream(out)
  const write = (line: string) =>
    output === null || output.write(line)
      ? undefined
      : new Promise<void>((resolve) => output.once('drain', () => resolve()))
  try {
    const { rows, leftOut } = await convertSource(source, () => input, write)
    if (output) await new Promise<void>((resolve) => output.end(resolve))
    say(`${source.title}: the file is whole. ${rows} records, ${leftOut} left out.`)
    if (out) say(`Next: npm run import -- ${out} --source ${source.name} --dry-run`)
  } catch (error) {
    output?.destroy()
    if (out) await rm(out, { force: true })
    throw error
  }
}

async function main(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { file: { type: 'string' }, out: { type: 'string' } },
    })
    const [command, name = ''] = positionals
    if (command === 'list') {
      for (const { name: one, title, rhythm, license, address } of sources)
        say(`${one}  ${title}, ${rhythm}, ${license}\n  ${address}`)
    } else if (command === 'check') await check(name, values.file, values.out)
    else throw new FileProblem(usage)
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof FileProblem ? error.message : error}\n`)
    return 1
  }
}

process.exit(await main())
