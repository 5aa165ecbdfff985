import DataPage, { generateMetadata as describe } from '@/app/(account)/dashboard/account/data/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(DataPage)
