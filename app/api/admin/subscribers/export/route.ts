import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerSheet } from '@/lib/http/staff-list/many'
import { exportChosenSubscribersCall } from '@/lib/newsletter/subscribers/calls'
import { exportChosenSubscribers } from '@/lib/newsletter/subscribers/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(exportChosenSubscribersCall, async ({ viewer, body }) =>
    answerSheet('subscribers', await exportChosenSubscribers(viewer, body.ids)),
  ),
})
