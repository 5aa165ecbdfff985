import WholeCheckInPage, { generateMetadata as describe } from '@/app/(account)/dashboard/whole/check-in/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(WholeCheckInPage)
