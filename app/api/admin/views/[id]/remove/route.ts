import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { removeView } from '@/lib/resources/staff/saved-views'
import { removeViewCall } from '@/lib/resources/staff/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(removeViewCall, ({ params }) => removeView(params.id)),
})
