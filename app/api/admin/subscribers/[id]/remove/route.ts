import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { removeSubscriberCall } from '@/lib/newsletter/subscribers/calls'
import { removeSubscriber } from '@/lib/newsletter/subscribers/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(removeSubscriberCall, ({ viewer, params }) => removeSubscriber(viewer, params.id)),
})
