import FailedPage, { generateMetadata as describe } from '@/app/errors/failed/page'
import { inSpanish } from '../../in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(FailedPage)
