import { mapImportCall } from '@/lib/directory-data/imports/calls'
import { mapImport } from '@/lib/directory-data/imports/service'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(mapImportCall, async ({ params, body }) => {
    const mapped = await mapImport(params.id, body)
    return reply(mapped, { headers: { location: `/admin/import/${mapped.id}` } })
  }),
})
