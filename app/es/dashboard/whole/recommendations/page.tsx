import WholeRecommendationsPage, {
  generateMetadata as describe,
} from '@/app/(account)/dashboard/whole/recommendations/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(WholeRecommendationsPage)
