import { holdBackFile } from '@/lib/http/hold-back'
import { FILES } from '@/lib/http/search-limits'
import { getToday } from '@/lib/pdf/day'
import { createNoFileResponse } from '@/lib/pdf/pdf-response'
import { readListRequest } from '@/lib/safety/plain-list/address'
import { createListPdf } from '@/lib/safety/plain-list/list-pdf'
import { readListEntries } from '@/lib/safety/plain-list/read-entries'
import { patterns } from '@/lib/safety/plain-list/words'
import { writePlainList } from '@/lib/safety/plain-list/write-list'

interface Context {
  params: Promise<{ file: string }>
}

/** Made for one reading and kept nowhere, by us or by anything between. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const heldBack = await holdBackFile('/list', request, FILES)
  if (heldBack) return heldBack
  const { file } = await params
  const pattern = patterns.find((one) => `${one}.pdf` === file)
  if (!pattern) return createNoFileResponse()
  const asked = readListRequest({ ...Object.fromEntries(new URL(request.url).searchParams), as: pattern })
  const list = writePlainList(await readListEntries(asked.subject), pattern, asked.language)
  const bytes = await createListPdf(list, pattern, asked.language, getToday())
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
    },
  })
}
