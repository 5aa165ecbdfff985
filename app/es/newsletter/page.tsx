import NewsletterFrontPage, { generateMetadata as describe } from '@/app/(public)/newsletter/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(NewsletterFrontPage)
