import CountyHelpPage, { generateMetadata as describe } from '@/app/(public)/help/[state]/[county]/page'
import { inSpanish } from '../../../in-spanish'

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

export const generateMetadata = inSpanish(describe)
export default inSpanish(CountyHelpPage)
