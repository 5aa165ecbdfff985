import { logoutCall } from '@/lib/account/calls'
import { clearBrowserState } from '@/lib/account/sign-out'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { endSession } from '@/lib/session/end-session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: clearBrowserState(
    route(logoutCall, async ({ request }) => {
      if (!(await endSession(request))) throw new AppError('unavailable')
    }),
  ),
})
