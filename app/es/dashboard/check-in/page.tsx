import CheckInPage, { generateMetadata as describe } from '@/app/(account)/dashboard/check-in/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(CheckInPage)
