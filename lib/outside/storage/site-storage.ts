import 'server-only'
import { resolve } from 'node:path'
import { env } from '@/lib/env'
import { createFolderStorage } from './folder-storage'
import { createS3Storage } from './s3-storage'
import type { Storage } from './storage'

let storage: Storage | null = null

/** The one that the environment names. */
export function getStorage(): Storage {
  if (storage) return storage
  const { S3_BUCKET_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, DATA_DIR } = env
  storage =
    S3_BUCKET_URL && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? createS3Storage({
          bucketUrl: S3_BUCKET_URL,
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
          region: S3_REGION,
        })
      : createFolderStorage(resolve(DATA_DIR, 'pictures'))
  return storage
}
