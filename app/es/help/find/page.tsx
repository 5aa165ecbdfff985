import FindCountyPage, { generateMetadata as describe } from '@/app/(public)/help/find/page'
import { inSpanish } from '../../in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(FindCountyPage)
