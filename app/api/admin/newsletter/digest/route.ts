import { setSwitch } from '@/lib/audit/switches'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { switchDigestCall } from '@/lib/newsletter/desk/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(switchDigestCall, ({ viewer, body }) => setSwitch(viewer, 'newsletter-digest', body.isOn)),
})
