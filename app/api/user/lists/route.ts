import { createClientListCall, listClientListsCall } from '@/lib/advocates/lists/calls'
import { createClientList, listClientLists } from '@/lib/advocates/lists/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listClientListsCall, ({ viewer }) => listClientLists(viewer)),
  POST: route(createClientListCall, ({ viewer, body }) => createClientList(viewer, body)),
})
