/** Reads a zip's files, guarding against too many entries, decompression bombs and paths that leave the folder. */
import type { Readable } from 'node:stream'
import { type Entry, open, type ZipFile } from 'yauzl'
import { FileProblem } from './file-problem'

export const archiveLimits = { entries: 100, bytes: 512 * 1024 * 1024, ratio: 200 } as const

const nothing = 'Nothing was changed.'

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(
      path,
      { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true },
      (error, zip) => {
        if (error) reject(new FileProblem(`This is not a zip file we can read. ${nothing}`))
        else resolve(zip)
      },
    )
  })
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  let bytes = 0
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => reject(new FileProblem(`The zip file ${reason}. ${nothing}`))
    zip.on('error', () => refuse('is damaged, or names a file outside its folder'))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      bytes += entry.uncompressedSize
      if (entries.length > archiveLimits.entries) return refuse(`holds more than ${archiveLimits.entries} files`)
      if (bytes > archiveLimits.bytes) return refuse('unpacks to more than 512 MB')
      if (entry.uncompressedSize > 1_000_000 && entry.uncompressedSize > entry.compressedSize * archiveLimits.ratio) {
        return refuse('unpacks to more than a real one would')
      }
      if (entry.isEncrypted()) return refuse('is locked with a password')
      zip.readEntry()
    })
    zip.readEntry()
  })
}

export interface Archive {
  /** By full name. */
  names: readonly string[]
  read(name: string): Promise<Readable>
  close(): void
}

export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path)
  try {
    const entries = new Map((await listEntries(zip)).map((entry) => [entry.fileName, entry]))
    return {
      names: [...entries.keys()],
      read(name) {
        const entry = entries.get(name)
        if (!entry) throw new FileProblem(`The zip file lacks ${name.slice(0, 100)}. ${nothing}`)
        return new Promise((resolve, reject) => {
          zip.openReadStream(entry, (error, stream) => {
            if (error) reject(new FileProblem(`${name.slice(0, 100)} in the zip file can’t be unpacked. ${nothing}`))
            else resolve(stream)
          })
        })
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
