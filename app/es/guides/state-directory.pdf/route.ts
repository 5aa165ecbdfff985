import { GET as getEnglish } from '@/app/guides/state-directory.pdf/route'
import { inLanguage } from '@/lib/site/language/speak'

export const dynamic = 'force-static'

export function GET(): Promise<Response> {
  return inLanguage('es', getEnglish)
}
