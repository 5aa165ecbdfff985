import { importTemplateCall } from '@/lib/directory-data/imports/calls'
import { writeTemplate } from '@/lib/directory-data/imports/template'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    importTemplateCall,
    async () =>
      new Response(writeTemplate(), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="import-template.csv"',
        },
      }),
  ),
})
