import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { listSavedCall, saveCall } from '@/lib/saved/calls'
import { listSaved } from '@/lib/saved/queries'
import { replySaved } from '@/lib/saved/reply'
import { saveEntry } from '@/lib/saved/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listSavedCall, async ({ viewer, query: { limit, cursor }, request }) => {
    const { items, next } = await listSaved(viewer, limit, cursor)
    return reply(items, { headers: linkNext(request, next) })
  }),
  POST: route(saveCall, async ({ viewer, body, request }) => replySaved(await saveEntry(viewer, body), request)),
})
