import SearchPage, { generateMetadata as describe } from '@/app/(public)/resources/search/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(SearchPage)
