import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { confirmCall } from '@/lib/newsletter/calls'
import { confirm } from '@/lib/newsletter/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(confirmCall, ({ body }) => confirm(body)),
})
