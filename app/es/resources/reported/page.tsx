import ReportedPage, { generateMetadata as describe } from '@/app/(public)/resources/reported/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ReportedPage)
