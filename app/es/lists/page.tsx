import ClientListPage, { generateMetadata as describe } from '@/app/(public)/lists/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ClientListPage)
