import PlaceSearchPage, { generateMetadata as describe } from '@/app/(public)/location-services/search/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(PlaceSearchPage)
