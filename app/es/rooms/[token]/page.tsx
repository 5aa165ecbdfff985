import RoomPage, { generateMetadata as describe } from '@/app/(public)/rooms/[token]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(RoomPage)
