import { listPlanGroups } from '@/components/emergency/plan-groups'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { quietListsCall } from '@/lib/resources/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(quietListsCall, async () => listPlanGroups()),
})
