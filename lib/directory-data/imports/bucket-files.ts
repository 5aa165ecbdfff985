/**
 * Import files on hosts without a shared disk: requests are limited to a few megabytes, so a file is uploaded in parts,
 * and one waiting for its column mapping is stored in the bucket.
 */
import 'server-only'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '@/lib/http/app-error'
import { type Bucket, findSharedBucket } from '@/lib/outside/storage/bucket'
import { importLimits } from './file-problem'
import { partBytes, type UploadedParts } from './parts'

const namePart = (upload: string, part: number) => `import-${upload}-${part}.part`
const nameWaiting = (id: string) => `import-${id}.file`

function requireBucket(): Bucket {
  const bucket = findSharedBucket()
  if (!bucket) throw new AppError('conflict', 'This site takes a file in one piece. Nothing was changed.')
  return bucket
}

export async function storePart({ upload, part }: { upload: string; part: number }, bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0 || bytes.length > partBytes) throw new AppError('invalid', 'This is no part of a file.')
  await requireBucket().put(namePart(upload, part), new Uint8Array(bytes))
}

/** Joins the parts into a local file and returns its size. They are deleted from the bucket. */
export async function joinParts({ upload, parts }: UploadedParts, path: string): Promise<number> {
  const bucket = requireBucket()
  const names = Array.from({ length: parts }, (_, part) => namePart(upload, part))
  try {
    for (const name of names) {
      if (await bucket.appendTo(path, name)) continue
      throw new AppError('bad-request', 'The upload was incomplete. Nothing was changed. Please send it again.')
    }
    const { size } = await stat(path)
    if (size > importLimits.fileBytes) throw new AppError('too-large')
    return size
  } finally {
    await Promise.all(names.map((name) => bucket.remove(name).catch(() => {})))
  }
}

export interface WaitingFiles {
  keep(id: string, path: string): Promise<void>
  /** Copies it to the local disk; false if it no longer exists. */
  fetch(id: string, path: string): Promise<boolean>
  drop(id: string): Promise<void>
}

/** Null if all requests share a disk. */
export function findWaitingFiles(): WaitingFiles | null {
  const bucket = findSharedBucket()
  return (
    bucket && {
      keep: (id, path) => bucket.putFile(nameWaiting(id), path, 'application/octet-stream', id),
      async fetch(id, path) {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        return bucket.appendTo(path, nameWaiting(id))
      },
      drop: (id) => bucket.remove(nameWaiting(id)).catch(() => {}),
    }
  )
}
