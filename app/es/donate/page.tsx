import DonatePage, { generateMetadata as describe } from '@/app/(public)/donate/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(DonatePage)
