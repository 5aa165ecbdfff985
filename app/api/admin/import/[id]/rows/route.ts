import { listImportRowsCall } from '@/lib/directory-data/imports/calls'
import { getImport, listImportRows } from '@/lib/directory-data/imports/queries'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listImportRowsCall, async ({ params, query: { cursor, ...filter }, request }) => {
    await getImport(params.id)
    const { items, next } = await listImportRows({ ...filter, importId: params.id, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
