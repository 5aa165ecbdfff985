import { describeMissingPage, MissingPage } from '@/components/layout/missing-page'
import { inSpanish } from '../../in-spanish'

export const generateMetadata = inSpanish(describeMissingPage)

/** Served by lib/http/error-pages.ts for a missing page in Spanish. */
export default inSpanish(MissingPage)
