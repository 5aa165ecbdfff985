import { healthCall } from '@/lib/http/health/calls'
import { up } from '@/lib/http/health/up'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(healthCall, async () => up),
})
