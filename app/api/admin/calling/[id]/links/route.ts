import { createLinkPage } from '@/components/calling/answer-retry'
import { isPlainFormPost } from '@/lib/http/body'
import { methods } from '@/lib/http/methods'
import { createHtmlResponse } from '@/lib/http/outgoing'
import { route } from '@/lib/http/route'
import { makeLink } from '@/lib/resources/calling/links'
import { makeLinkCall } from '@/lib/resources/calling/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(makeLinkCall, async ({ viewer, params: { id }, body: { person }, request }) => {
    const link = await makeLink(viewer, id, person)
    if (!isPlainFormPost(request)) return link
    // Shown in the answer itself: in an address, the link would be kept in a history.
    const page = createHtmlResponse(createLinkPage({ roundId: id, person, address: link.address }))
    page.headers.set('cache-control', 'private, no-store')
    page.headers.delete('cdn-cache-control')
    return page
  }),
})
