import { AppError } from '@/lib/http/app-error'

const MAX_BYTES = 5 * 1024 * 1024
/** What a form adds around its file. */
export const UPLOAD_LIMIT = MAX_BYTES + 8 * 1024

async function readForm(bytes: Uint8Array, contentType: string): Promise<Uint8Array> {
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('bad-request', undefined, { cause })
    })
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file) throw new AppError('invalid', 'Please choose a picture.')
  return new Uint8Array(await file.arrayBuffer())
}

/** The picture of a request: its whole body, or the first file of a form. */
export async function readUpload(request: Request, bytes: Uint8Array): Promise<Uint8Array> {
  const contentType = request.headers.get('content-type') ?? ''
  const picture = /^multipart\/form-data\b/i.test(contentType) ? await readForm(bytes, contentType) : bytes
  if (picture.byteLength > MAX_BYTES) throw new AppError('too-large')
  return picture
}
