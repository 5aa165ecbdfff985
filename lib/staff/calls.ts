/** The console's own calls: its figures. */
import { call } from '@/lib/http/call'
import { staffStatsSchema } from './schema'

export const getStatsCall = call({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'staff:stats',
  summary: 'The figures of the console; gifts in cents',
  response: staffStatsSchema,
})
