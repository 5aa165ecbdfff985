import { saveBySlugCall } from '@/lib/account/saved/calls'
import { replySaved } from '@/lib/account/saved/reply'
import { saveEntry } from '@/lib/account/saved/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveBySlugCall, async ({ viewer, params, request }) =>
    replySaved(await saveEntry(viewer, params), request),
  ),
})
