import { describeMissingPage, MissingPage } from '@/components/layout/missing-page'
import { inSpanish } from '../../in-spanish'

export const generateMetadata = inSpanish(describeMissingPage)

/** What the server answers with where there is no page in Spanish (lib/http/error-pages.ts). */
export default inSpanish(MissingPage)
