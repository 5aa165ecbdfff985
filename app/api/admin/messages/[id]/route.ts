import { getMessageCall } from '@/lib/contact/inbox/calls'
import { getMessage } from '@/lib/contact/inbox/queries'
import { orNotFound } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getMessageCall, async ({ params }) => orNotFound(await getMessage(params.id))),
})
