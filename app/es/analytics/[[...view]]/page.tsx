import AnalyticsPage, {
  generateMetadata as describe,
  generateStaticParams,
} from '@/app/(public)/analytics/[[...view]]/page'
import { inSpanish } from '@/app/es/in-spanish'

export { generateStaticParams }
export const dynamicParams = false
export const revalidate = 3600

export const generateMetadata = inSpanish(describe)
export default inSpanish(AnalyticsPage)
