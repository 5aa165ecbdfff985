import EditReminderPage, { generateMetadata as describe } from '@/app/(account)/dashboard/reminders/[id]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(EditReminderPage)
