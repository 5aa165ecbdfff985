import PracticePage, { generateMetadata as describe } from '@/app/(public)/emergency/practice/page'
import { inSpanish } from '../../in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(PracticePage)
