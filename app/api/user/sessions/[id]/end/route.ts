import { endPlaceCall } from '@/lib/account/calls'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { endPlace } from '@/lib/session/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(endPlaceCall, async ({ viewer, params }) => {
    if (!(await endPlace(viewer.userId, params.id))) throw new AppError('not-found')
  }),
})
