import { createEditorRetry } from '@/components/staff/editor-retry'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { saveResourceFormCall } from '@/lib/resources/staff/staff-calls'
import { staffResourceFields } from '@/lib/resources/staff/staff-columns'
import { updateResource } from '@/lib/resources/staff/staff-service'

const retryPage = createEditorRetry({
  title: 'The resource',
  listHref: '/admin/resources',
  fields: staffResourceFields,
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveResourceFormCall, async ({ viewer, params, body }) => updateResource(viewer, params.id, body), {
    retryPage,
  }),
})
