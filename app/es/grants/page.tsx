import GrantsPage, { generateMetadata as describe } from '@/app/(public)/grants/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(GrantsPage)
