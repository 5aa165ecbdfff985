import EmergencyPage, { generateMetadata as describe } from '@/app/(public)/emergency/page'
import { inSpanish } from '../in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(EmergencyPage)
