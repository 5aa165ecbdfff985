import { actOnClientListCall, removeClientListCall, replaceClientListCall } from '@/lib/advocates/lists/calls'
import { removeClientList, replaceClientList } from '@/lib/advocates/lists/service'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { to } from '@/lib/site/language/paths'

const page = (notice: string) => reply(undefined, { headers: { location: to(`/dashboard/lists?notice=${notice}`) } })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(replaceClientListCall, ({ viewer, params, body }) => replaceClientList(viewer, params.id, body)),
  DELETE: route(removeClientListCall, ({ viewer, params }) => removeClientList(viewer, params.id)),
  POST: route(actOnClientListCall, async ({ viewer, params, body }) => {
    switch (body.do) {
      case 'change': {
        const { do: _do, ...input } = body
        await replaceClientList(viewer, params.id, input)
        return page('list-kept')
      }
      case 'remove':
        await removeClientList(viewer, params.id)
        return page('removed')
    }
  }),
})
