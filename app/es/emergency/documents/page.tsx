import DocumentsPage, { generateMetadata as describe } from '@/app/(public)/emergency/documents/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(DocumentsPage)
