import { createNoFileResponse, createPdfResponse } from '@/lib/pdf/pdf-response'
import { getStatePdf } from '@/lib/resources/states/state-pdf'
import { NEUTRAL_NAME, readStatePdfFile } from '@/lib/resources/states/state-pdf-files'
import { inLocale } from '@/lib/site/language/page-language'

export const GET = inLocale(async (_request, { params }: RouteContext<'/[locale]/guides/state/[file]'>) => {
  const { file } = await params
  const asked = readStatePdfFile(file)
  if (!asked) return createNoFileResponse()
  const bytes = await getStatePdf(asked.state, asked.isNeutral)
  return createPdfResponse(bytes, asked.isNeutral ? NEUTRAL_NAME : `list-${file}`, asked.isNeutral)
})
