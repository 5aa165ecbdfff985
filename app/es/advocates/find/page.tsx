import FindSheetsPage, { generateMetadata as describe } from '@/app/(public)/advocates/find/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(FindSheetsPage)
