import RecommendationsPage, { generateMetadata as describe } from '@/app/(account)/dashboard/recommendations/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(RecommendationsPage)
