import FreshnessPage, { generateMetadata as describe } from '@/app/(public)/about/freshness/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(FreshnessPage)
