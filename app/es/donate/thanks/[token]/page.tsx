import ThanksPage, { generateMetadata as describe } from '@/app/(public)/donate/thanks/[token]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ThanksPage)
