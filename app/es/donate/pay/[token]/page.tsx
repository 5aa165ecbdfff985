import PayPage, { generateMetadata as describe } from '@/app/(public)/donate/pay/[token]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(PayPage)
