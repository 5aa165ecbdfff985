import { limitedFileHandler } from '@/lib/http/limit-page'
import { FILES } from '@/lib/http/rate-limit'
import { createNoFileResponse, createPdfResponse } from '@/lib/pdf/pdf-response'
import { createCountyPdf } from '@/lib/resources/counties/county-pdf'
import { NEUTRAL_NAME, readCountyPdfFile } from '@/lib/resources/states/state-pdf-files'
import { inLocale } from '@/lib/site/language/page-language'

/** Rendered on each request from the county page's data: three thousand files would fill a cache that pages need more. */
export const GET = inLocale(
  limitedFileHandler(
    '/guides/county',
    FILES,
    async ({ params }: RouteContext<'/[locale]/guides/county/[state]/[file]'>) => {
      const { state, file } = await params
      const asked = readCountyPdfFile(state, file)
      if (!asked) return createNoFileResponse()
      const bytes = await createCountyPdf(asked.county, { isNeutral: asked.isNeutral })
      return createPdfResponse(bytes, asked.isNeutral ? NEUTRAL_NAME : `list-${file}`, asked.isNeutral)
    },
  ),
)
