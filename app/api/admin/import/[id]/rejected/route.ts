import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { downloadRejectedCall } from '@/lib/imports/calls'
import { writeRejected } from '@/lib/imports/rejected'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(downloadRejectedCall, async ({ params }) => {
    const { name, type, text } = await writeRejected(params.id)
    return new Response(text, {
      headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  }),
})
