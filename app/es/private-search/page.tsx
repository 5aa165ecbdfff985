import PrivateSearchPage, { generateMetadata as describe } from '@/app/(public)/private-search/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(PrivateSearchPage)
