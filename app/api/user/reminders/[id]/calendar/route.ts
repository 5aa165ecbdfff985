import { createCalendarFile } from '@/lib/account/reminders/calendar'
import { reminderCalendarCall } from '@/lib/account/reminders/calls'
import { getReminder } from '@/lib/account/reminders/queries'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

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
