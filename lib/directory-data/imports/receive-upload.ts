/** A file of a form, written to the disk as it comes: it is in memory at no time, and never larger than it may be. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { AppError } from '@/lib/http/app-error'
import { importLimits } from './file-problem'

/** What a form adds around its file. */
const FORM_BYTES = 16 * 1024
const MAX_NAME_LENGTH = 200

const noFile = 'Please choose a file: CSV, HSDS JSON, or an HSDS data package. Nothing was changed.'
const tooLarge = `The file is larger than ${importLimits.fileBytes / 1024 / 1024} MB. Please split it into several. Nothing was changed.`
const broken = 'The upload was incomplete. Nothing was changed. Please send it again.'

export interface Upload {
  path: string
  fileName: string
  sizeBytes: number
  fields: Record<string, string>
}

function openForm(request: Request): BusboyInstance {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new AppError('bad-request', noFile)
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        files: 1,
        fileSize: importLimits.fileBytes,
        fields: 10,
        fieldSize: 1000,
        fieldNameSize: 100,
        parts: 12,
      },
    })
  } catch {
    throw new AppError('bad-request', broken)
  }
}

/** Only a name to show: no folder of hers, no sign that turns the text. */
function cleanName(name: unknown): string {
  const last =
    String(name ?? '')
      .split(/[\\/]/)
      .at(-1) ?? ''
  const plain = last.replace(/[\p{C}\p{Surrogate}]/gu, '').trim()
  return [...plain].slice(0, MAX_NAME_LENGTH).join('') || 'file'
}

async function* bound(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', stop)
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (signal.aborted) throw new AppError('timed-out')
      if (done) return
      size += value.byteLength
      if (size > importLimits.fileBytes + FORM_BYTES) throw new AppError('too-large', tooLarge)
      yield value
    }
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** A file that is still being opened would come back after it was deleted, so its end is waited for. */
async function closeOutput(output: WriteStream): Promise<void> {
  output.destroy()
  if (!output.closed) await new Promise<void>((give) => output.once('close', () => give()))
}

/** The caller deletes the file. One that did not come over whole is deleted here. */
export async function receiveUpload(request: Request, folder: string, signal: AbortSignal): Promise<Upload> {
  if (Number(request.headers.get('content-length') ?? 0) > importLimits.fileBytes + FORM_BYTES) {
    throw new AppError('too-large', tooLarge)
  }
  const form = openForm(request)
  if (!request.body) throw new AppError('bad-request', noFile)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const fields: Record<string, string> = Object.create(null)
  let fileName: string | null = null
  let output: WriteStream | null = null
  let writing: Promise<void> | null = null
  let isCut = false
  form.on('field', (name, value) => {
    fields[name] = value
  })
  form.on('file', (name, stream, given) => {
    if (name !== 'file' || writing) {
      stream.resume()
      return
    }
    fileName = cleanName(given)
    stream.on('limit', () => {
      isCut = true
    })
    output = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    writing = pipeline(stream, output)
    writing.catch(() => {})
  })
  try {
    await pipeline(bound(request.body, signal), form)
    await writing
    if (isCut) throw new AppError('too-large', tooLarge)
    if (fileName === null) throw new AppError('bad-request', noFile)
    return { path, fileName, fields, sizeBytes: (await stat(path)).size }
  } catch (cause) {
    if (output) await closeOutput(output)
    await rm(path, { force: true })
    throw cause instanceof AppError ? cause : new AppError('bad-request', broken, { cause })
  }
}
