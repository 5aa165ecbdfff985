import WholeSavedPage, { generateMetadata as describe } from '@/app/(account)/dashboard/whole/saved/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(WholeSavedPage)
