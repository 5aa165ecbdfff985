import WholeRemindersPage, { generateMetadata as describe } from '@/app/(account)/dashboard/whole/reminders/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(WholeRemindersPage)
