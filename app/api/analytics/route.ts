import { analyticsCall } from '@/lib/analytics/calls'
import { readAnalytics } from '@/lib/analytics/queries'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(analyticsCall, ({ query: { period } }) => readAnalytics(period)),
})
