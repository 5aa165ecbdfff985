import StatesLawPage, { generateMetadata as describe } from '@/app/(public)/legal-education/states/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(StatesLawPage)
