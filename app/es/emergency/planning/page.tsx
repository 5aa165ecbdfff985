import PlanningPage, { generateMetadata as describe } from '@/app/(public)/emergency/planning/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(PlanningPage)
