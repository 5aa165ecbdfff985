import ListingPage, { generateMetadata as describe } from '@/app/(public)/listing/[token]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ListingPage)
