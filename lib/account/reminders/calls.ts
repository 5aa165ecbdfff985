/** Calls for a member's own reminders. */
import { z } from 'zod'
import { call, callsAt } from '@/lib/http/call'
import { pagesOf } from '@/lib/http/page'
import { problemOn } from '@/lib/http/problem'
import { id } from '@/lib/http/text'
import { reminderInput, reminderSchema, settingsInput, settingsSchema } from './schema'

const WRITES = { max: 240, seconds: 60 }
const PAGE = '/dashboard/reminders'
const position = z.object({ done: z.boolean(), due: z.string().regex(/^[\d :.+-]{19,40}$/), id: z.uuid() })
const showProblem = problemOn(PAGE)
const numbers = ['mailDaysBefore'] as const
const reminders = callsAt('/api/user/reminders', 'member', {})
const one = callsAt('/api/user/reminders/{id}', 'member', { params: z.object({ id }), limit: WRITES })
const settings = callsAt('/api/user/reminders/settings', 'member', {})

export const listRemindersCall = reminders('GET', {
  summary: 'Her reminders: the open ones by when they are due, then the done ones',
  ...pagesOf(position, reminderSchema),
})

export const createReminderCall = reminders('POST', {
  summary: 'Adds a reminder; `dueDate` is an instant, or the time on a clock of `timeZone` (by default her own)',
  body: reminderInput,
  response: reminderSchema,
  status: 201,
  limit: WRITES,
  form: {
    numbers,
    done: `${PAGE}?notice=added`,
    failed: (code) => (code === 'signed-out' ? PAGE : `${PAGE}/new?problem=${code}`),
  },
})

export const replaceReminderCall = one('PUT', {
  summary: 'Replaces a reminder; whether it is done stays as it is',
  body: reminderInput,
  response: reminderSchema,
})

export const completeReminderCall = one('PATCH', {
  summary: 'Marks a reminder as done, for good',
  body: z.strictObject({ completed: z.boolean() }),
  response: reminderSchema,
})

export const removeReminderCall = one('DELETE', { summary: 'Deletes a reminder' })

/** The same calls for plain forms, which can't send PUT, PATCH or DELETE. */
export const actOnReminderCall = one('POST', {
  summary: 'A form’s way to change, finish or delete it',
  body: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('complete'), from: z.literal('overview').optional() }),
    z.strictObject({ do: z.literal('remove') }),
    reminderInput.extend({ do: z.literal('edit') }),
  ]),
  form: { numbers, done: PAGE, failed: showProblem },
})

export const reminderCalendarCall = call('GET /api/user/reminders/{id}/calendar', 'member', {
  summary: 'A calendar file with the time and a neutral title',
  params: z.object({ id }),
  produces: 'text/calendar',
})

export const getReminderSettingsCall = settings('GET', {
  summary: 'Her time zone, and the hours at which email may reach her',
  response: settingsSchema,
})

export const changeReminderSettingsCall = settings('PUT', {
  summary: 'Changes her time zone or the hours at which email may reach her',
  body: settingsInput,
  response: settingsSchema,
  limit: WRITES,
})

export const sendReminderSettingsCall = settings('POST', {
  summary: 'A form’s way to change her time zone and hours',
  body: settingsInput,
  limit: WRITES,
  form: { numbers: ['mailFromHour', 'mailToHour'], done: `${PAGE}?notice=settings-kept`, failed: showProblem },
})
