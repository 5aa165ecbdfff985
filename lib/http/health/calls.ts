import { z } from 'zod'
import { call } from '@/lib/http/call'

/** Probes call it every few seconds: their log lines would bury the important ones. */
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
