import CountySheetsPage, { generateMetadata as describe } from '@/app/(public)/advocates/[state]/[county]/page'
import { inSpanish } from '@/app/es/in-spanish'

/** Made when first asked for, then kept. */
export function generateStaticParams() {
  return []
}

export const generateMetadata = inSpanish(describe)
export default inSpanish(CountySheetsPage)
