import HealthPage, { generateMetadata as describe } from '@/app/(public)/womens-health/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(HealthPage)
