import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { saveBySlugCall } from '@/lib/saved/calls'
import { replySaved } from '@/lib/saved/reply'
import { saveEntry } from '@/lib/saved/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveBySlugCall, async ({ viewer, params, request }) =>
    replySaved(await saveEntry(viewer, params), request),
  ),
})
