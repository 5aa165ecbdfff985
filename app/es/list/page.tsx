import PlainListPage, { generateMetadata as describe } from '@/app/(public)/list/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(PlainListPage)
