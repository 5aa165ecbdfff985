import { createKeyPage } from '@/components/staff/editor-retry'
import { makePartnerKeyCall } from '@/lib/directory-data/imports/calls'
import { isPlainFormPost } from '@/lib/http/body'
import { methods } from '@/lib/http/methods'
import { createHtmlResponse } from '@/lib/http/outgoing'
import { route } from '@/lib/http/route'
import { makePartnerKey } from '@/lib/session/partner-keys'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(makePartnerKeyCall, async ({ viewer, body, request }) => {
    const made = await makePartnerKey(viewer, body)
    if (!isPlainFormPost(request)) return made
    const page = createHtmlResponse(createKeyPage({ ...body, key: made.key }))
    page.headers.set('cache-control', 'private, no-store')
    page.headers.delete('cdn-cache-control')
    return page
  }),
})
