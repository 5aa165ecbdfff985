import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { getStatsCall } from '@/lib/staff/calls'
import { getStaffStats } from '@/lib/staff/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getStatsCall, getStaffStats),
})
