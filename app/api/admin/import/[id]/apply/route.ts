import { applyImportCall } from '@/lib/directory-data/imports/calls'
import { writeImport } from '@/lib/directory-data/imports/service'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(applyImportCall, async ({ viewer, params }) => {
    const written = await writeImport(viewer, params.id)
    const word = written.state === 'applied' ? '?done=import-written' : ''
    return reply(written, { headers: { location: `/admin/import/${written.id}${word}` } })
  }),
})
