import { createNoFileResponse, createPdfResponse } from '@/lib/pdf/pdf-response'
import { getStatePdf } from '@/lib/resources/states/state-pdf'
import { NEUTRAL_NAME, readStatePdfFile } from '@/lib/resources/states/state-pdf-files'

export async function GET(_request: Request, { params }: RouteContext<'/guides/state/[file]'>): Promise<Response> {
  const { file } = await params
  const asked = readStatePdfFile(file)
  if (!asked) return createNoFileResponse()
  const bytes = await getStatePdf(asked.state, asked.isNeutral)
  return createPdfResponse(bytes, asked.isNeutral ? NEUTRAL_NAME : `list-${file}`, asked.isNeutral)
}
