import AdvocatesPage, { generateMetadata as describe } from '@/app/(public)/advocates/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(AdvocatesPage)
