import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { unsubscribeCall } from '@/lib/newsletter/calls'
import { unsubscribe } from '@/lib/newsletter/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(unsubscribeCall, ({ body }) => unsubscribe(body.token)),
})
