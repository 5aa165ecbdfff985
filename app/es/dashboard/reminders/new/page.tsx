import NewReminderPage, { generateMetadata as describe } from '@/app/(account)/dashboard/reminders/new/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(NewReminderPage)
