import ClientListsPage, { generateMetadata as describe } from '@/app/(account)/dashboard/lists/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ClientListsPage)
