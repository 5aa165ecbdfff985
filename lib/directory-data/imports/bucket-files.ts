/**
 * Files of imports where processes share no disk: a request there may hold a few megabytes, so that a file comes in parts,
 * and one that waits for its columns to be explained waits in the bucket.
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

/** Puts them together in a file of this machine, and answers how large it is. In the bucket nothing of them stays. */
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
  /** Onto this machine's disk; false where it is gone. */
  fetch(id: string, path: string): Promise<boolean>
  drop(id: string): Promise<void>
}

/** Null where the disk is the same for every request. */
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
