import { createEditorRetry } from '@/components/staff/editor-retry'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { saveDetails } from '@/lib/resources/details'
import { addable, countRows, listGroups } from '@/lib/resources/details-fields'
import { saveDetailsCall } from '@/lib/resources/staff/staff-calls'

const retryPage = createEditorRetry({
  title: 'The resource',
  listHref: '/admin/resources',
  fields: (typed) => listGroups(countRows(typed), null).flatMap(({ fields }) => fields),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    saveDetailsCall,
    async ({ viewer, params, body }) => {
      await saveDetails(viewer, params.id, body)
      const more = addable.find((name) => name === body.add)
      const location = `/admin/resources/${params.id}`
      return reply(undefined, more ? { headers: { location: `${location}?add=${more}#${more}` } } : {})
    },
    { retryPage },
  ),
})
