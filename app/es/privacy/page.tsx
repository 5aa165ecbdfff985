import PrivacyPage, { generateMetadata as describe } from '@/app/(public)/privacy/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(PrivacyPage)
