import MyGiftsPage, { generateMetadata as describe } from '@/app/(public)/donate/my-gifts/[token]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(MyGiftsPage)
