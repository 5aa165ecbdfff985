import OfflinePage, { generateMetadata as describe } from '@/app/(public)/offline/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(OfflinePage)
