import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assertSafeName, type Storage } from './storage'

export function createFolderStorage(folder: string): Storage {
  return {
    async put(name, bytes) {
      assertSafeName(name)
      await mkdir(folder, { recursive: true })
      // Whole or not at all: a reader never finds half a file.
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
    async get(name) {
      assertSafeName(name)
      try {
        return { bytes: new Uint8Array(await readFile(join(folder, name))) }
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
  }
}
