import { z } from 'zod'
import { call } from '@/lib/http/call'

/** A probe asks every few seconds: its lines would bury those that someone should read. */
const probe = { limit: 'none', isLogged: false } as const

export const healthCall = call('GET /api/health', 'public', {
  summary: 'Whether the process is up',
  ...probe,
  response: z.object({ status: z.literal('up') }),
})

export const readyCall = call('GET /api/ready', 'public', {
  summary: 'Whether the database answers and is up to date',
  ...probe,
  response: z.object({ status: z.literal('ready') }),
})
