import { z } from 'zod'
import { call } from '@/lib/http/call'

export const healthCall = call({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the process is up',
  limit: 'none',
  response: z.object({ status: z.literal('up') }),
})

export const readyCall = call({
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  summary: 'Whether the database answers and is up to date',
  limit: 'none',
  response: z.object({ status: z.literal('ready') }),
})
