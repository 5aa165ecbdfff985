import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { retryMail } from '@/lib/staff/mail'
import { retryMailCall } from '@/lib/staff/mail-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(retryMailCall, async ({ viewer, params }) => retryMail(viewer, params.id)),
})
