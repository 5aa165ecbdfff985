import { limitedFileHandler } from '@/lib/http/limit-page'
import { FILES } from '@/lib/http/rate-limit'
import { getToday } from '@/lib/pdf/fonts'
import { createNoFileResponse } from '@/lib/pdf/pdf-response'
import { createListPdf } from '@/lib/safety/plain-list/list-pdf'
import { readListEntries } from '@/lib/safety/plain-list/read-entries'
import { patterns } from '@/lib/safety/plain-list/words'
import { getPlainWords, readListRequest, writePlainList } from '@/lib/safety/plain-list/write-list'
import { inLocale } from '@/lib/site/language/page-language'
import { currentLanguage } from '@/lib/site/language/speak'

/** Rendered for one request and cached nowhere, by us or by any proxy. */
export const GET = inLocale(
  limitedFileHandler('/list', FILES, async ({ params }: RouteContext<'/[locale]/list/[file]'>, request) => {
    const { file } = await params
    const language = currentLanguage()
    const words = getPlainWords(language)
    const pattern = patterns.find((one) => `${words.patterns[one].file}.pdf` === file)
    if (!pattern) return createNoFileResponse()
    const { subject } = readListRequest(Object.fromEntries(new URL(request.url).searchParams))
    const list = writePlainList(await readListEntries(subject), pattern, language)
    const bytes = await createListPdf(list, pattern, language, getToday())
    return new Response(Buffer.from(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
      },
    })
  }),
)
