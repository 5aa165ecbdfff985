import StateLawPage, { generateMetadata as describe } from '@/app/(public)/legal-education/states/[state]/page'
import { inSpanish } from '@/app/es/in-spanish'

/** Made when first asked for, then kept. */
export function generateStaticParams() {
  return []
}

export const generateMetadata = inSpanish(describe)
export default inSpanish(StateLawPage)
