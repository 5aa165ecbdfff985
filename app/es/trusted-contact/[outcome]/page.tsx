import ContactOutcomePage, {
  generateMetadata as describe,
  generateStaticParams,
} from '@/app/(public)/trusted-contact/[outcome]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const dynamicParams = false

export { generateStaticParams }

export const generateMetadata = inSpanish(describe)
export default inSpanish(ContactOutcomePage)
