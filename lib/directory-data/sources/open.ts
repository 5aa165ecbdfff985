/** Asks for a list where it is published, or reads copies of it on this computer. */
import { fetchInTime } from '@/lib/http/deadline'
import 'server-only'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { FileProblem } from '@/lib/directory-data/imports/file-problem'
import { env } from '@/lib/env'
import type { OpenPage } from './read-records'
import type { Source } from './source'

const TIMEOUT_MS = 10 * 60 * 1000
const nothing = 'Nothing was changed.'

function readKey({ title, key }: Source): Record<string, string> {
  if (!key) return {}
  const secret = env[key.variable]
  if (!secret) throw new FileProblem(`${title}: its address asks for a key. Please set ${key.variable}. ${nothing}`)
  return { [key.header]: secret }
}

async function* readBody({ title }: Source, body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    for await (const part of body) yield Buffer.from(part)
  } catch {
    throw new FileProblem(`${title}: the file did not arrive complete. ${nothing}`)
  }
}

/** The addresses are ours, in the code; nobody else's words lead here. */
export function openPublished(source: Source, signal?: AbortSignal): OpenPage {
  return async (address) => {
    const { host } = new URL(address)
    try {
      const answer = await fetchInTime(address, TIMEOUT_MS, {
        headers: { accept: 'text/csv, application/json;q=0.9, */*;q=0.1', ...readKey(source) },
        signal,
      })
      if (!answer.ok || !answer.body) {
        throw new FileProblem(`${source.title}: ${host} answered ${answer.status}. ${nothing}`)
      }
      return Readable.from(readBody(source, answer.body as unknown as AsyncIterable<Uint8Array>))
    } catch (error) {
      if (error instanceof FileProblem) throw error
      throw new FileProblem(`${source.title}: ${host} could not be asked. ${nothing}`)
    }
  }
}

/** One file for a table, one for each page otherwise. */
export function openCopies(paths: readonly string[]): OpenPage {
  return async (_, page) => {
    const path = paths[page]
    return path === undefined ? null : createReadStream(path)
  }
}
