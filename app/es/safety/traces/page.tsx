import TracesPage, { generateMetadata as describe } from '@/app/(public)/safety/traces/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(TracesPage)
