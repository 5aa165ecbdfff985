import SignedOutPage, { generateMetadata as describe } from '@/app/(account)/sign-in/ended/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(SignedOutPage)
