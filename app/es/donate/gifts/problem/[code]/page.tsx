import * as page from '@/app/(public)/donate/gifts/problem/[code]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const dynamicParams = false

export const generateStaticParams = page.generateStaticParams

export const generateMetadata = inSpanish(page.generateMetadata)
export default inSpanish(page.default)
