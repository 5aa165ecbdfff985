import { GET as getEnglish } from '@/app/lists/[file]/route'
import { inLanguage } from '@/lib/site/language/speak'

type Asked = Parameters<typeof getEnglish>

export function GET(...asked: Asked): Promise<Response> {
  return inLanguage('es', () => getEnglish(...asked))
}
