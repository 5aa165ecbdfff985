import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerMany } from '@/lib/http/staff-list/many'
import { retryMail } from '@/lib/staff/mail'
import { manyMailCall } from '@/lib/staff/mail-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(manyMailCall, ({ viewer, body }) => answerMany('/admin/mail', body, (id) => retryMail(viewer, id))),
})
