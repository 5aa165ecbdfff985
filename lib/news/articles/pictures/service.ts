import 'server-only'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { query } from '@/db'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import { getStorage } from '@/lib/outside/storage/site-storage'
import type { Viewer } from '@/lib/session/policy'

const MAX_WIDTH = 1600
const MAX_HEIGHT = 1600
/** A small file can unpack to an enormous picture. */
const MAX_PIXELS = 50_000_000
const QUALITY = 80

/** The kinds that we read, by what the bytes are, never by a name or a header. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'])

const TOO_LARGE = `This picture has more than ${MAX_PIXELS / 1_000_000} million pixels. Please make it smaller first.`
const NOT_A_PICTURE = 'We can’t read this picture. Please use a JPEG, PNG, WebP, AVIF or GIF file.'

/**
 * Re-encoded as WebP: what was hidden in the file (place, camera, software) is not in the new one. Turned as it was
 * meant to be looked at, and no larger than a page needs.
 */
async function reencodePicture(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false } as const
    const { format } = await sharp(bytes, options).metadata()
    if (!formats.has(format)) throw new AppError('invalid', NOT_A_PICTURE)
    return await sharp(bytes, options)
      .rotate()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const isTooLarge = cause instanceof Error && cause.message.includes('pixel limit')
    throw new AppError('invalid', isTooLarge ? TOO_LARGE : NOT_A_PICTURE, { cause })
  }
}

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
