import OpenDataPage, { generateMetadata as describe } from '@/app/(public)/about/open-data/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(OpenDataPage)
