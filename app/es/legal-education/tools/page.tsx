import LegalToolsPage, { generateMetadata as describe } from '@/app/(public)/legal-education/tools/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(LegalToolsPage)
