import { createReminderCall, listRemindersCall } from '@/lib/account/reminders/calls'
import { listReminders } from '@/lib/account/reminders/queries'
import { createReminder } from '@/lib/account/reminders/service'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listRemindersCall, async ({ viewer, query: { limit, cursor }, request }) => {
    const { items, next } = await listReminders(viewer, limit, cursor)
    return reply(items, { headers: linkNext(request, next) })
  }),
  POST: route(createReminderCall, ({ viewer, body }) => createReminder(viewer, body)),
})
