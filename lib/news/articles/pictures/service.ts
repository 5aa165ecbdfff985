import 'server-only'
import { createHash } from 'node:crypto'
import { query } from '@/db'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import { getStorage } from '@/lib/outside/storage/site-storage'
import type { Viewer } from '@/lib/session/policy'
import { reencodePicture } from './reencode'

const NAME_LENGTH = 40

/** Named by its content: the name never means another picture, and the same picture is stored once. */
export async function addPicture(viewer: Viewer, bytes: Uint8Array): Promise<{ url: string }> {
  if (bytes.byteLength === 0) throw new AppError('invalid', 'Please choose a picture.')
  const picture = await reencodePicture(bytes)
  const name = `${createHash('sha256').update(picture).digest('hex').slice(0, NAME_LENGTH)}.webp`
  await getStorage().put(name, picture, 'image/webp')
  await query((db) =>
    recordChange(db, viewer, { action: 'uploaded', targetType: 'picture', targetId: name, target: name }),
  )
  return { url: `/pictures/${name}` }
}

export async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!/^[0-9a-f]{40}\.webp$/.test(name)) return null
  return (await getStorage().get(name))?.bytes ?? null
}
