import TrustedContactPage, { generateMetadata as describe } from '@/app/(public)/trusted-contact/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(TrustedContactPage)
