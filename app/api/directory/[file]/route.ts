import { downloadDirectoryCall } from '@/lib/directory-data/calls'
import { answerExport } from '@/lib/directory-data/exports'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(downloadDirectoryCall, ({ params }) => answerExport(params.file)),
})
