import ContactPage, { generateMetadata as describe } from '@/app/(public)/contact/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ContactPage)
