import { createEditorRetry } from '@/components/staff/editor-retry'
import { isPlainFormPost } from '@/lib/http/body'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { warnOfAlike } from '@/lib/resources/staff/alike'
import { createResourceCall, listStaffResourcesCall } from '@/lib/resources/staff/staff-calls'
import { anotherField, staffResourceFields } from '@/lib/resources/staff/staff-columns'
import { listStaffResources } from '@/lib/resources/staff/staff-queries'
import { createResource } from '@/lib/resources/staff/staff-service'

const retryPage = createEditorRetry({
  title: 'The resource',
  listHref: '/admin/resources',
  fields: [...staffResourceFields, anotherField],
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listStaffResourcesCall, async ({ viewer, query: { cursor, ...filter }, request }) => {
    const { items, next } = await listStaffResources(viewer, { ...filter, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
  POST: route(
    createResourceCall,
    async ({ viewer, body, request }) => {
      // With a script, the form warns while it is filled in.
      if (isPlainFormPost(request) && !body.isAnother) await warnOfAlike(body)
      return createResource(viewer, body)
    },
    { retryPage },
  ),
})
