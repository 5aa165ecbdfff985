import ConfirmPage, { generateMetadata as describe } from '@/app/(public)/newsletter/confirm/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ConfirmPage)
