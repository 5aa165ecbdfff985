import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, constants as zlib } from 'node:zlib'

/** More than the longest feed that anybody reads. Counted after unpacking, so that a small bomb is no larger. */
export const MAX_BODY_BYTES = 2_000_000

export type BodyProblem = 'too-large' | 'too-slow' | 'cut-off' | 'bad-encoding'

export interface ReadBody {
  bytes: Buffer
  /** Why this is not the whole of it. */
  problem: BodyProblem | null
}

const zlibOptions = { finishFlush: zlib.Z_SYNC_FLUSH, chunkSize: 65_536 }

function unpack(body: Readable, encoding: string): Readable | null {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  const ignore = () => {}
  if (name === 'gzip' || name === 'x-gzip') return pipeline(body, createGunzip(zlibOptions), ignore)
  if (name === 'deflate') return pipeline(body, createInflate(zlibOptions), ignore)
  if (name === 'br') return pipeline(body, createBrotliDecompress({ chunkSize: 65_536 }), ignore)
  return null
}

/** What of it comes in time and fits; the rest is not asked for. */
export async function readBody(body: Readable, encoding: string, signal: AbortSignal): Promise<ReadBody> {
  const chunks: Buffer[] = []
  let size = 0
  let problem: BodyProblem | null = null
  body.on('error', () => {})
  const unpacked = unpack(body, encoding)
  try {
    if (!unpacked) problem = 'bad-encoding'
    else {
      for await (const chunk of unpacked as AsyncIterable<Buffer>) {
        const room = MAX_BODY_BYTES - size
        chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk)
        size += chunk.length
        if (size < MAX_BODY_BYTES) continue
        problem = 'too-large'
        break
      }
    }
  } catch (error) {
    const isPacking =
      error instanceof Error && 'code' in error && /^(Z_|ERR_BROTLI|ERR__ERROR)/.test(String(error.code))
    problem = signal.aborted ? 'too-slow' : isPacking ? 'bad-encoding' : 'cut-off'
  } finally {
    body.destroy()
  }
  return { bytes: Buffer.concat(chunks), problem }
}
