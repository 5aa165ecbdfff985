import { createHelpIndex } from '@/components/help-now/help-page'
import { createHtmlResponse } from '@/lib/http/html-response'

export const dynamic = 'force-static'

export function GET(): Response {
  return createHtmlResponse(createHelpIndex())
}
