import ResourcesPage, { generateMetadata as describe } from '@/app/(public)/resources/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ResourcesPage)
