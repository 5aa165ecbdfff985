import { saveDonorNoteCall } from '@/lib/donations/calls'
import { saveDonorNote } from '@/lib/donations/donor'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveDonorNoteCall, async ({ viewer, params, body }) => {
    await saveDonorNote(viewer, params.id, body.body)
    return reply(undefined, { headers: { location: `/admin/donations/donor/${params.id}?done=donor-noted` } })
  }),
})
