import GiftsPage, { generateMetadata as describe } from '@/app/(public)/donate/gifts/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(GiftsPage)
