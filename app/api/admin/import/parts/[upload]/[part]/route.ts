import { storePart } from '@/lib/directory-data/imports/bucket-files'
import { addImportPartCall } from '@/lib/directory-data/imports/calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(addImportPartCall, ({ params, body }) => storePart(params, body)),
})
