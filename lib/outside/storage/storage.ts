import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@/lib/http/app-error'
import { connectBucket, isOfBucket, type S3Settings } from './bucket'

/** Where uploaded files are kept: a folder, or any store that speaks S3. Names are given by their content. */
export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>
}

export interface Storage {
  /** Storing the same name again changes nothing. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  get(name: string): Promise<StoredFile | null>
}

/** No name can lead out of the folder or the bucket. */
const SAFE_NAME = /^[a-z0-9][a-z0-9-]{0,99}\.[a-z0-9]{2,5}$/

function assertSafeName(name: string): void {
  if (!SAFE_NAME.test(name)) throw new Error('not a name of a stored file')
}

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

export function createS3Storage(settings: S3Settings): Storage {
  const { ask } = connectBucket(settings, 'Picture storage is not responding. Please try again in a moment.')
  return {
    async put(name, bytes, type) {
      assertSafeName(name)
      const headers = { 'content-type': type }
      const response = await ask(name, { method: 'PUT', headers, body: new Uint8Array(bytes) })
      await response.body?.cancel()
      if (!isOfBucket(response)) {
        throw new AppError('unavailable', 'Picture storage did not accept it. Please try again.')
      }
    },
    async get(name) {
      assertSafeName(name)
      const response = await ask(name, { method: 'GET' })
      if (isOfBucket(response)) return { bytes: new Uint8Array(await response.arrayBuffer()) }
      await response.body?.cancel()
      if (response.status === 404) return null
      throw new AppError('unavailable')
    },
  }
}
