import ListingSentPage, { generateMetadata as describe } from '@/app/(public)/resources/listing-sent/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ListingSentPage)
