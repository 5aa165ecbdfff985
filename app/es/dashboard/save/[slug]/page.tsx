import SavePage, { generateMetadata as describe } from '@/app/(account)/dashboard/save/[slug]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(SavePage)
