import OwnArticlePage, { generateMetadata as describe, generateStaticParams } from '@/app/(public)/news/[slug]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const dynamicParams = true

export { generateStaticParams }

export const generateMetadata = inSpanish(describe)
export default inSpanish(OwnArticlePage)
