import UnsubscribePage, { generateMetadata as describe } from '@/app/(public)/newsletter/unsubscribe/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(UnsubscribePage)
