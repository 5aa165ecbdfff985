import LegalHelpPage, { generateMetadata as describe } from '@/app/(public)/legal-education/help/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(LegalHelpPage)
