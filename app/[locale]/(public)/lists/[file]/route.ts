import { readListAddress } from '@/lib/advocates/lists/address'
import { createClientListPdf } from '@/lib/advocates/lists/list-pdf'
import { readListEntries } from '@/lib/advocates/lists/read'
import { limitedFileHandler } from '@/lib/http/limit-page'
import { FILES } from '@/lib/http/rate-limit'
import { getToday } from '@/lib/pdf/fonts'
import { createNoFileResponse } from '@/lib/pdf/pdf-response'
import { inLocale } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'

/** Rendered for one request and cached nowhere, by us or by any proxy. */
export const GET = inLocale(
  limitedFileHandler('/lists', FILES, async ({ params }: RouteContext<'/[locale]/lists/[file]'>, request) => {
    const { file } = await params
    if (file !== `${words().clientList.file}.pdf`) return createNoFileResponse()
    const { ids, form } = readListAddress(Object.fromEntries(new URL(request.url).searchParams))
    const bytes = await createClientListPdf(await readListEntries(ids), form, getToday())
    return new Response(Buffer.from(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
      },
    })
  }),
)
