import RightsPage, { generateMetadata as describe } from '@/app/(public)/rights-advocacy/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(RightsPage)
