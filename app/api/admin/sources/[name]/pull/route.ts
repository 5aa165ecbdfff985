import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { startPull } from '@/lib/imports/lists'
import { pullSourceCall } from '@/lib/sources/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(pullSourceCall, async ({ viewer, params }) => {
    const begun = await startPull(viewer, params.name)
    return reply(begun, { headers: { location: `/admin/import/${begun.id}` } })
  }),
})
