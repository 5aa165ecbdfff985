import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { createCalendarFile } from '@/lib/reminders/calendar'
import { reminderCalendarCall } from '@/lib/reminders/calls'
import { getReminder } from '@/lib/reminders/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(reminderCalendarCall, async ({ viewer, params }) => {
    const reminder = await getReminder(viewer, params.id)
    if (!reminder) throw new AppError('not-found')
    return new Response(createCalendarFile(reminder), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="reminder.ics"',
      },
    })
  }),
})
