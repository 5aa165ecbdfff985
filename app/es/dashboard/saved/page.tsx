import SavedPage, { generateMetadata as describe } from '@/app/(account)/dashboard/saved/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(SavedPage)
