import DashboardPage, { generateMetadata as describe } from '@/app/(account)/dashboard/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(DashboardPage)
