import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Chromium's simple_entry_format.h: a head with the length of the key, the key, what was stored, and a tail. */
const HEAD_BYTES = 24
const LENGTH_AT = 12
const TAIL_BYTES = 24
const TAIL_BEGINS = Buffer.from('d8410d97456ffaf4', 'hex')

/** Not an entry that the browser only began: it does so for each request, before the response says what to store. */
function isComplete(entry: Buffer): boolean {
  return entry.subarray(-TAIL_BYTES).subarray(0, TAIL_BEGINS.length).equals(TAIL_BEGINS)
}

/** The addresses of everything stored in the cache on disk of a Chromium profile, once the browser is closed. */
export function readDiskCache(profile: string): string[] {
  const folder = join(profile, 'Default/Cache/Cache_Data')
  const names = readdirSync(folder).filter((name) => /^[\da-f]{16}_0$/.test(name))
  const entries = names.map((name) => readFileSync(join(folder, name))).filter(isComplete)
  return entries.map((entry) => {
    const key = entry.subarray(HEAD_BYTES, HEAD_BYTES + entry.readUInt32LE(LENGTH_AT)).toString()
    // After what keeps the caches of different sites apart.
    return key.split(' ').at(-1) ?? key
  })
}
