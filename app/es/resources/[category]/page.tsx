import CategoryPage, {
  generateMetadata as describe,
  generateStaticParams,
} from '@/app/(public)/resources/[category]/page'
import { inSpanish } from '@/app/es/in-spanish'

export { generateStaticParams }

export const generateMetadata = inSpanish(describe)
export default inSpanish(CategoryPage)
