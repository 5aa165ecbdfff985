import { codeImage } from '@/lib/advocates/code-image'
import { listSheetLines } from '@/lib/advocates/sheet-lines'
import { createSheetPdf } from '@/lib/advocates/sheet-pdf'
import { codeAddress, readSheetFile, readSheetPlace } from '@/lib/advocates/words'
import { exportTypes } from '@/lib/directory-data/hsds-page'
import { writePlaceSheet } from '@/lib/directory-data/place-sheet'
import { limitedFileHandler } from '@/lib/http/limit-page'
import { FILES } from '@/lib/http/rate-limit'
import { createNoFileResponse, createPdfResponse } from '@/lib/pdf/pdf-response'
import { inLanguage } from '@/lib/site/language/speak'
import { site } from '@/lib/site/site'

function giveSheet(text: string, file: string): Response {
  const headers = {
    'content-type': exportTypes['directory.csv'],
    'content-disposition': `attachment; filename="${file}"`,
    'cache-control': 'no-store',
  }
  return new Response(text, { headers })
}

/** Rendered on each request: three thousand counties have eleven each. */
export const GET = limitedFileHandler(
  '/guides/advocates',
  FILES,
  async ({ params }: RouteContext<'/guides/advocates/[state]/[county]/[file]'>) => {
    const { state, county, file } = await params
    const place = readSheetPlace(state, county === 'all' ? null : county)
    const asked = readSheetFile(file)
    if (!place || !asked) return createNoFileResponse()
    if ('isData' in asked) return giveSheet(await writePlaceSheet(place.state, place.county?.fips ?? null), file)
    if ('code' in asked) return codeImage(codeAddress(site.url, place, asked.code, asked.language))
    const lines = await inLanguage(asked.language, () => listSheetLines(place))
    const bytes = await createSheetPdf(asked.kind, asked.language, place, lines)
    return createPdfResponse(bytes, file)
  },
)
