import StateHelpPage, { generateMetadata as describe } from '@/app/(public)/help/[state]/page'
import { inSpanish } from '../../in-spanish'

/** Made when first asked for, then kept. */
export function generateStaticParams() {
  return []
}

export const generateMetadata = inSpanish(describe)
export default inSpanish(StateHelpPage)
