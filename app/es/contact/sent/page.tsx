import ContactSentPage, { generateMetadata as describe } from '@/app/(public)/contact/sent/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ContactSentPage)
