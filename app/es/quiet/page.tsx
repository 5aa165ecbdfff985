import QuietPage, { generateMetadata as describe } from '@/app/(public)/quiet/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(QuietPage)
