import Busy, { generateMetadata as describe } from '@/app/errors/busy/page'
import { inSpanish } from '../../in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(Busy)
