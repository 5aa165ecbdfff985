import { GET as getEnglish } from '@/app/help-now/[state]/route'
import { inLanguage } from '@/lib/site/language/speak'

// Rendered on first request, and again when the directory changes, because its data is tagged.
export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

export function GET(request: Request, context: { params: Promise<{ state: string }> }): Promise<Response> {
  return inLanguage('es', () => getEnglish(request, context))
}
