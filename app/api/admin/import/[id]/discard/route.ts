import { discardImportCall } from '@/lib/directory-data/imports/calls'
import { discardImport } from '@/lib/directory-data/imports/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(discardImportCall, ({ params }) => discardImport(params.id)),
})
