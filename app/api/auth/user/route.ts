import { getUserCall } from '@/lib/account/calls'
import { getUser } from '@/lib/account/service'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { isStaff } from '@/lib/session/policy'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getUserCall, async ({ viewer }) => {
    const user = await getUser(viewer.userId)
    // The account was deleted after the session was read.
    if (user === null) throw new AppError('signed-out')
    return { ...user, isStaff: isStaff(viewer) }
  }),
})
