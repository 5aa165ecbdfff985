import LegalGuidePage, {
  generateMetadata as describe,
  generateStaticParams,
} from '@/app/(public)/legal-education/guides/[id]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const dynamicParams = false

export { generateStaticParams }

export const generateMetadata = inSpanish(describe)
export default inSpanish(LegalGuidePage)
