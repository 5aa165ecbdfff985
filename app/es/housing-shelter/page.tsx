import HousingPage, { generateMetadata as describe } from '@/app/(public)/housing-shelter/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(HousingPage)
