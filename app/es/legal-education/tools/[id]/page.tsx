import LegalToolPage, {
  generateMetadata as describe,
  generateStaticParams,
} from '@/app/(public)/legal-education/tools/[id]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const dynamicParams = false

export { generateStaticParams }

export const generateMetadata = inSpanish(describe)
export default inSpanish(LegalToolPage)
