import HelpPage, { generateMetadata as describe } from '@/app/(public)/help/page'
import { inSpanish } from '../in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(HelpPage)
