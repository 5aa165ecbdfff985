import { createCheckInRetry } from '@/components/check-ins/retry-forms'
import { getReminderSettings } from '@/lib/account/reminders/queries'
import { createCheckInCall, listCheckInsCall } from '@/lib/check-ins/calls'
import { listCheckIns } from '@/lib/check-ins/queries'
import { createCheckIn } from '@/lib/check-ins/service'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listCheckInsCall, async ({ viewer, query: { limit, cursor }, request }) => {
    const { items, next } = await listCheckIns(viewer, limit, cursor)
    return reply(items, { headers: linkNext(request, next) })
  }),
  POST: route(
    createCheckInCall,
    async ({ viewer, body }) => {
      const { timeZone } = await getReminderSettings(viewer)
      return createCheckIn(viewer, body, timeZone)
    },
    { retryPage: createCheckInRetry },
  ),
})
