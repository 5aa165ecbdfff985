import RemindersPage, { generateMetadata as describe } from '@/app/(account)/dashboard/reminders/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(RemindersPage)
