import DeletedPage, { generateMetadata as describe } from '@/app/(account)/sign-in/deleted/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(DeletedPage)
