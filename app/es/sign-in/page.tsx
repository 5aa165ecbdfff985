import SignInPage, { generateMetadata as describe } from '@/app/(account)/sign-in/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(SignInPage)
