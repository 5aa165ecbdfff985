import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { exportSubscribersCall } from '@/lib/newsletter/subscribers/calls'
import { exportSubscribers } from '@/lib/newsletter/subscribers/export'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(exportSubscribersCall, async ({ viewer }) => {
    const rows = await exportSubscribers(viewer)
    return new Response(rows, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="subscribers.csv"',
      },
    })
  }),
})
