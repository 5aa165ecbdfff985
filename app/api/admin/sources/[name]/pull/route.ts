import { startPull } from '@/lib/directory-data/imports/lists'
import { pullSourceCall } from '@/lib/directory-data/sources/calls'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(pullSourceCall, async ({ viewer, params }) => {
    const begun = await startPull(viewer, params.name)
    return reply(begun, { headers: { location: `/admin/import/${begun.id}` } })
  }),
})
