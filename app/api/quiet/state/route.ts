import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { quietStateCall } from '@/lib/resources/calls'
import { getStateHelp } from '@/lib/resources/states/state-help'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(quietStateCall, async ({ body: { state } }) => getStateHelp(state)),
})
