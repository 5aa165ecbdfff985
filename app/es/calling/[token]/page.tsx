import CallingPage, { generateMetadata as describe } from '@/app/(public)/calling/[token]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(CallingPage)
