import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { discardImportCall } from '@/lib/imports/calls'
import { discardImport } from '@/lib/imports/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(discardImportCall, ({ params }) => discardImport(params.id)),
})
