import WholeDashboardPage, { generateMetadata as describe } from '@/app/(account)/dashboard/whole/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(WholeDashboardPage)
