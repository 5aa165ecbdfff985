import {
  changeReminderSettingsCall,
  getReminderSettingsCall,
  sendReminderSettingsCall,
} from '@/lib/account/reminders/calls'
import { getReminderSettings } from '@/lib/account/reminders/queries'
import { changeSettings } from '@/lib/account/reminders/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getReminderSettingsCall, ({ viewer }) => getReminderSettings(viewer)),
  PUT: route(changeReminderSettingsCall, ({ viewer, body }) => changeSettings(viewer, body)),
  POST: route(sendReminderSettingsCall, async ({ viewer, body }) => {
    await changeSettings(viewer, body)
  }),
})
