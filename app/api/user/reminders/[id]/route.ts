import {
  actOnReminderCall,
  completeReminderCall,
  removeReminderCall,
  replaceReminderCall,
} from '@/lib/account/reminders/calls'
import { completeReminder, removeReminder, replaceReminder } from '@/lib/account/reminders/service'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { to } from '@/lib/site/language/paths'

const page = (path: string) => reply(undefined, { headers: { location: to(path) } })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(replaceReminderCall, ({ viewer, params, body }) => replaceReminder(viewer, params.id, body)),
  PATCH: route(completeReminderCall, ({ viewer, params, body }) => completeReminder(viewer, params.id, body.completed)),
  DELETE: route(removeReminderCall, ({ viewer, params }) => removeReminder(viewer, params.id)),
  POST: route(actOnReminderCall, async ({ viewer, params, body }) => {
    switch (body.do) {
      case 'complete':
        await completeReminder(viewer, params.id, true)
        return page(body.from === 'overview' ? '/dashboard?notice=completed' : '/dashboard/reminders?notice=completed')
      case 'remove':
        await removeReminder(viewer, params.id)
        return page('/dashboard/reminders?notice=removed')
      case 'edit': {
        const { do: _do, ...input } = body
        await replaceReminder(viewer, params.id, input)
        return page('/dashboard/reminders?notice=changed')
      }
    }
  }),
})
