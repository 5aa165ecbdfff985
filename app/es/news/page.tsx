import NewsPage, { generateMetadata as describe } from '@/app/(public)/news/page'
import { inSpanish } from '@/app/es/in-spanish'

export const revalidate = 1800

export const generateMetadata = inSpanish(describe)
export default inSpanish(NewsPage)
