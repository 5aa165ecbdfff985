import { openPortalCall } from '@/lib/donations/calls'
import { openPortal } from '@/lib/donations/links'
import { showGiftFailures } from '@/lib/donations/show-failures'
import { answerSeeOther } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: showGiftFailures(
    route(openPortalCall, async ({ params }) => answerSeeOther(await openPortal(params.token, params.donation))),
  ),
})
