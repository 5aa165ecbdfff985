import { createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { env, isServerless } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'
import { fetchInTime, startDeadline } from '@/lib/http/deadline'

export interface S3Settings {
  /** The bucket's address: https://s3.example.org/bucket, or https://bucket.s3.us-east-1.amazonaws.com */
  bucketUrl: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** For files that one process makes and another gives away. */
export interface Bucket {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** In parts, so that none of them is long on its way, and no more than one in memory. */
  putFile(name: string, path: string, type: string, mark: string): Promise<void>
  /** What was said of the file when it was put there; null where there is none. */
  readMark(name: string): Promise<string | null>
  /** Writes it at the end of a file of this machine; false where there is none. */
  appendTo(path: string, name: string): Promise<boolean>
  remove(name: string): Promise<void>
  /** An address that is good for anyone, for some minutes. */
  link(name: string): Promise<string>
}

const DEADLINE_MS = 4000
/** For a whole file of an import. */
const FILE_DEADLINE_MS = 30_000
/** The least that S3 takes for a part that is not the last. */
const PART_BYTES = 5 * 1024 * 1024
const LINK_SECONDS = 600
const MARK = 'x-amz-meta-mark'

/** Where processes share no disk, and the environment names a bucket; else null. */
export function findSharedBucket(): Bucket | null {
  const settings = isServerless() ? readBucketSettings() : null
  return settings && createBucket(settings)
}

/** Null where the environment names no bucket. */
export function readBucketSettings(): S3Settings | null {
  const { S3_BUCKET_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env
  if (!S3_BUCKET_URL || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    bucketUrl: S3_BUCKET_URL,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
  }
}

export type AskBucket = (path: string, init: RequestInit, deadline?: number) => Promise<Response>

/** `gone` is what is said where nobody answers. */
export function connectBucket({ bucketUrl, accessKeyId, secretAccessKey, region }: S3Settings, gone: string) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const address = (path: string) => `${bucketUrl.replace(/\/$/, '')}/${path}`
  const ask: AskBucket = async (path, init, deadline = DEADLINE_MS) => {
    const signal = startDeadline(deadline)
    // Not `client.fetch`: inside its `Request` the signal is lost while the answer is on its way.
    const askOnce = async () => {
      const { url, headers } = await client.sign(address(path), init)
      return fetchInTime(url, deadline, { ...init, headers, redirect: 'error', signal })
    }
    try {
      const first = await askOnce()
      if (first.status < 500 && first.status !== 429) return first
      await first.body?.cancel()
      return await askOnce()
    } catch (cause) {
      throw new AppError('unavailable', gone, { cause })
    }
  }
  return { client, address, ask }
}

/** A bucket names what it holds. Whatever else answers there holds nothing. */
export const isOfBucket = (response: Response) => response.ok && response.headers.has('etag')

async function readPart(handle: FileHandle, position: number): Promise<Uint8Array<ArrayBuffer>> {
  const { bytesRead, buffer } = await handle.read(new Uint8Array(PART_BYTES), 0, PART_BYTES, position)
  return buffer.subarray(0, bytesRead)
}

export function createBucket(settings: S3Settings): Bucket {
  const { client, address, ask } = connectBucket(settings, 'Storage is not responding. Please try again in a moment.')

  async function askText(path: string, init: RequestInit): Promise<string> {
    const response = await ask(path, init)
    const text = await response.text()
    // Also an answer of 200 may hold an error: the parts are put together while it is on its way.
    if (!response.ok || /<Error>/.test(text)) throw new AppError('unavailable')
    return text
  }

  async function putParts(name: string, handle: FileHandle, upload: string): Promise<string> {
    const parts: string[] = []
    for (let position = 0; ; position += PART_BYTES) {
      const part = await readPart(handle, position)
      if (part.length === 0 && position > 0) return parts.join('')
      const number = parts.length + 1
      const response = await ask(`${name}?partNumber=${number}&uploadId=${upload}`, { method: 'PUT', body: part })
      await response.body?.cancel()
      if (!isOfBucket(response)) throw new AppError('unavailable')
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${response.headers.get('etag')}</ETag></Part>`)
    }
  }

  return {
    async put(name, bytes) {
      const response = await ask(name, { method: 'PUT', body: bytes })
      await response.body?.cancel()
      if (!isOfBucket(response)) throw new AppError('unavailable')
    },
    async appendTo(path, name) {
      const response = await ask(name, { method: 'GET' }, FILE_DEADLINE_MS)
      if (isOfBucket(response) && response.body) {
        await pipeline(response.body, createWriteStream(path, { flags: 'a', mode: 0o600 }))
        return true
      }
      await response.body?.cancel()
      if (response.status === 404) return false
      throw new AppError('unavailable')
    },
    async remove(name) {
      const response = await ask(name, { method: 'DELETE' })
      await response.body?.cancel()
    },
    async putFile(name, path, type, mark) {
      const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, [MARK]: mark }
      const begun = await askText(`${name}?uploads`, { method: 'POST', headers })
      const [, given] = /<UploadId>([^<]+)<\/UploadId>/.exec(begun) ?? []
      if (!given) throw new AppError('unavailable')
      const upload = encodeURIComponent(given)
      const handle = await open(path, 'r')
      try {
        const parts = await putParts(name, handle, upload)
        const body = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`
        await askText(`${name}?uploadId=${upload}`, { method: 'POST', body })
      } catch (error) {
        // Parts that nobody puts together would be kept, and paid for.
        await ask(`${name}?uploadId=${upload}`, { method: 'DELETE' }).catch(() => {})
        throw error
      } finally {
        await handle.close()
      }
    },
    async readMark(name) {
      const response = await ask(name, { method: 'HEAD' })
      if (isOfBucket(response)) return response.headers.get(MARK)
      if (response.status === 404) return null
      throw new AppError('unavailable')
    },
    async link(name) {
      const url = new URL(address(name))
      url.searchParams.set('X-Amz-Expires', String(LINK_SECONDS))
      const { url: signed } = await client.sign(url, { method: 'GET', aws: { signQuery: true } })
      return signed
    },
  }
}
