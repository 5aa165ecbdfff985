import { endSessionCall } from '@/lib/account/calls'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { endSessionById } from '@/lib/session/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(endSessionCall, async ({ viewer, params }) => {
    if (!(await endSessionById(viewer.userId, params.id))) throw new AppError('not-found')
  }),
})
