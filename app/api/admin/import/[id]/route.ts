import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { getImportCall } from '@/lib/imports/calls'
import { getImport } from '@/lib/imports/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getImportCall, ({ params }) => getImport(params.id)),
})
