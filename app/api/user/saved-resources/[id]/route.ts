import { actOnSavedCall, changeSavedCall, removeSavedCall } from '@/lib/account/saved/calls'
import { changeSaved, removeSaved } from '@/lib/account/saved/service'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { to } from '@/lib/site/language/paths'

const page = (notice: string) => reply(undefined, { headers: { location: to(`/dashboard/saved?notice=${notice}`) } })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(changeSavedCall, ({ viewer, params, body }) => changeSaved(viewer, params.id, body)),
  DELETE: route(removeSavedCall, ({ viewer, params }) => removeSaved(viewer, params.id)),
  POST: route(actOnSavedCall, async ({ viewer, params, body }) => {
    if (body.do === 'remove') {
      await removeSaved(viewer, params.id)
      return page('removed')
    }
    await changeSaved(viewer, params.id, body.do === 'advance' ? { status: body.status } : { note: body.note })
    return page(body.do === 'advance' ? 'status-updated' : 'note-kept')
  }),
})
