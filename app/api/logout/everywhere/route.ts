import { logoutEverywhereCall } from '@/lib/account/calls'
import { clearBrowserState } from '@/lib/account/sign-out'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { endEverywhere } from '@/lib/session/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: clearBrowserState(route(logoutEverywhereCall, async ({ viewer }) => endEverywhere(viewer.userId))),
})
