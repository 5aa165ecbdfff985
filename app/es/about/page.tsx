import AboutPage, { generateMetadata as describe } from '@/app/(public)/about/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(AboutPage)
