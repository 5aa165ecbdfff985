import TermsPage, { generateMetadata as describe } from '@/app/(public)/terms/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(TermsPage)
