import { createEditorRetry } from '@/components/staff/editor-retry'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { factFields } from '@/lib/legal/states/fact-fields'
import { confirmFact } from '@/lib/legal/states/staff'
import { confirmFactCall } from '@/lib/legal/states/staff-calls'

const retryPage = createEditorRetry({ title: 'The answer', listHref: '/admin/states', fields: factFields })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    confirmFactCall,
    async ({ viewer, params, body }) => {
      await confirmFact(viewer, params, body)
      return reply(undefined, { headers: { location: `/admin/states/${params.state}?done=fact-published` } })
    },
    { retryPage },
  ),
})
