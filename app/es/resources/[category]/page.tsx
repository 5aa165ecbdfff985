import * as page from '@/app/(public)/resources/[category]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateStaticParams = page.generateStaticParams

export const generateMetadata = inSpanish(page.generateMetadata)
export default inSpanish(page.default)
