import * as page from '@/app/(public)/analytics/[[...view]]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateStaticParams = page.generateStaticParams
export const dynamicParams = false
export const revalidate = 3600

export const generateMetadata = inSpanish(page.generateMetadata)
export default inSpanish(page.default)
