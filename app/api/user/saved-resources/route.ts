import { listSavedCall, saveCall } from '@/lib/account/saved/calls'
import { replySaved } from '@/lib/account/saved/reply'
import { listSaved, saveEntry } from '@/lib/account/saved/service'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listSavedCall, async ({ viewer, query: { limit, cursor }, request }) => {
    const { items, next } = await listSaved(viewer, limit, cursor)
    return reply(items, { headers: linkNext(request, next) })
  }),
  POST: route(saveCall, async ({ viewer, body, request }) => replySaved(await saveEntry(viewer, body), request)),
})
