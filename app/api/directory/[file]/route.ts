import { downloadDirectoryCall } from '@/lib/directory-data/calls'
import { answerExport } from '@/lib/directory-data/exports'
import { openData } from '@/lib/directory-data/version'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(route(downloadDirectoryCall, ({ params }) => answerExport(params.file))),
})
