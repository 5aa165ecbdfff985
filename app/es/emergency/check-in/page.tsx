import CheckInPage, { generateMetadata as describe } from '@/app/(public)/emergency/check-in/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(CheckInPage)
