import { openPortalCall } from '@/lib/donations/calls'
import { openPortal } from '@/lib/donations/links'
import { showGiftFailures } from '@/lib/donations/problem-pages'
import { methods } from '@/lib/http/methods'
import { seeOther } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: showGiftFailures(
    route(openPortalCall, async ({ params }) => seeOther(await openPortal(params.token, params.donation))),
  ),
})
