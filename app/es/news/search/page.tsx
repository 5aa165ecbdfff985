import NewsSearchPage, { generateMetadata as describe } from '@/app/(public)/news/search/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(NewsSearchPage)
