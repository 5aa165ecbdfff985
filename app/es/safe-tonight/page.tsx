import SafeTonightPage, { generateMetadata as describe } from '@/app/(public)/safe-tonight/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(SafeTonightPage)
