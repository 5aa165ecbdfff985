import 'server-only'
import { resolve } from 'node:path'
import { env } from '@/lib/env'
import { readBucketSettings } from './bucket'
import { createFolderStorage, createS3Storage, type Storage } from './storage'

let storage: Storage | null = null

/** The one that the environment names. */
export function getStorage(): Storage {
  if (storage) return storage
  const bucket = readBucketSettings()
  storage = bucket ? createS3Storage(bucket) : createFolderStorage(resolve(env.DATA_DIR, 'pictures'))
  return storage
}
