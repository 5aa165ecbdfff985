import SignInErrorPage, { generateMetadata as describe } from '@/app/(account)/sign-in/error/[reason]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(SignInErrorPage)
