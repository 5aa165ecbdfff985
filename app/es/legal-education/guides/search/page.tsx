import LegalGuideSearchPage, { generateMetadata as describe } from '@/app/(public)/legal-education/guides/search/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(LegalGuideSearchPage)
