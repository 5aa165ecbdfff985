import { GET as getEnglish } from '@/app/help-now/route'
import { inLanguage } from '@/lib/site/language/speak'

export const dynamic = 'force-static'

export function GET(): Response {
  return inLanguage('es', getEnglish)
}
