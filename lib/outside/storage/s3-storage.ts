import { AwsClient } from 'aws4fetch'
import { AppError } from '@/lib/http/app-error'
import { assertSafeName, type Storage } from './storage'

export interface S3Settings {
  /** The bucket's address: https://s3.example.org/bucket, or https://bucket.s3.us-east-1.amazonaws.com */
  bucketUrl: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const DEADLINE_MS = 4000

export function createS3Storage({ bucketUrl, accessKeyId, secretAccessKey, region }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
  const address = (name: string) => `${bucketUrl.replace(/\/$/, '')}/${name}`

  async function ask(name: string, init: RequestInit): Promise<Response> {
    assertSafeName(name)
    try {
      return await client.fetch(address(name), {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
    } catch (cause) {
      throw new AppError('unavailable', 'Picture storage is not responding. Please try again in a moment.', {
        cause,
      })
    }
  }

  /** A bucket names what it holds. Whatever else answers there holds nothing. */
  const isOfBucket = (response: Response) => response.ok && response.headers.has('etag')

  return {
    async put(name, bytes, type) {
      const response = await ask(name, {
        method: 'PUT',
        headers: { 'content-type': type },
        body: new Uint8Array(bytes),
      })
      await response.body?.cancel()
      if (!isOfBucket(response))
        throw new AppError('unavailable', 'Picture storage did not accept it. Please try again.')
    },
    async get(name) {
      const response = await ask(name, { method: 'GET' })
      if (isOfBucket(response)) return { bytes: new Uint8Array(await response.arrayBuffer()) }
      await response.body?.cancel()
      if (response.status === 404) return null
      throw new AppError('unavailable')
    },
  }
}
