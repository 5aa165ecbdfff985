import { createPdfResponse } from '@/lib/pdf/pdf-response'
import { createStateDirectoryPdf } from '@/lib/resources/states/state-directory-pdf'

// Rendered at build time, and again when the directory changes, because its data is tagged.
export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  return createPdfResponse(await createStateDirectoryPdf(), 'directory-by-state.pdf')
}
