import { downloadRejectedCall } from '@/lib/directory-data/imports/calls'
import { writeRejected } from '@/lib/directory-data/imports/rejected'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(downloadRejectedCall, async ({ params }) => {
    const { name, type, text } = await writeRejected(params.id)
    return new Response(text, {
      headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  }),
})
