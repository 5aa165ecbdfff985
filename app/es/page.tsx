import HomePage, { generateMetadata as describe } from '@/app/(public)/page'
import { inSpanish } from './in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(HomePage)
