import { sendClientListCall } from '@/lib/advocates/lists/calls'
import { mailClientList } from '@/lib/advocates/lists/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(sendClientListCall, ({ viewer, params, body }) =>
    mailClientList(viewer, params.id, body.email, body.language),
  ),
})
