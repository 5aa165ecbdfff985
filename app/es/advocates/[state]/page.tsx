import StateSheetsPage, { generateMetadata as describe } from '@/app/(public)/advocates/[state]/page'
import { inSpanish } from '@/app/es/in-spanish'

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

export const generateMetadata = inSpanish(describe)
export default inSpanish(StateSheetsPage)
