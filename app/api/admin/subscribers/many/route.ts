import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerMany } from '@/lib/http/staff-list/many'
import { manySubscribersCall } from '@/lib/newsletter/subscribers/calls'
import { removeSubscriber } from '@/lib/newsletter/subscribers/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(manySubscribersCall, ({ viewer, body }) =>
    answerMany('/admin/subscribers', body, (id) => removeSubscriber(viewer, id)),
  ),
})
