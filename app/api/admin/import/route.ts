import { listImportsCall, uploadImportCall } from '@/lib/directory-data/imports/calls'
import { listImports } from '@/lib/directory-data/imports/queries'
import { receiveImport } from '@/lib/directory-data/imports/service'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listImportsCall, () => listImports()),
  POST: route(uploadImportCall, async ({ viewer, request, signal }) => {
    const received = await receiveImport(viewer, request, signal)
    return reply(received, { headers: { location: `/admin/import/${received.id}` } })
  }),
})
