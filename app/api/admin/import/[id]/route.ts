import { getImportCall } from '@/lib/directory-data/imports/calls'
import { getImport } from '@/lib/directory-data/imports/queries'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getImportCall, ({ params }) => getImport(params.id)),
})
