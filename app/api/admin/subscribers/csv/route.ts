import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerSheet } from '@/lib/http/staff-list/many'
import { exportSubscribersCall } from '@/lib/newsletter/subscribers/calls'
import { exportSubscribers } from '@/lib/newsletter/subscribers/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(exportSubscribersCall, async ({ viewer }) => answerSheet('subscribers', await exportSubscribers(viewer))),
})
