import NewCheckInPage, { generateMetadata as describe } from '@/app/(account)/dashboard/check-in/new/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(NewCheckInPage)
