import { AppError } from '@/lib/http/app-error'
import { isDatabaseReady } from '@/lib/http/health'
import { readyCall } from '@/lib/http/health/calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(readyCall, async () => {
    if (!(await isDatabaseReady())) throw new AppError('unavailable', 'The database is not up to date yet.')
    return { status: 'ready' as const }
  }),
})
