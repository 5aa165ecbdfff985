import { AppError } from '@/lib/http/app-error'
import { connectBucket, isOfBucket, type S3Settings } from './bucket'
import { assertSafeName, type Storage } from './storage'

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
