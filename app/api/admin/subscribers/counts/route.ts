import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { countSubscribersCall } from '@/lib/newsletter/subscribers/calls'
import { countSubscribers } from '@/lib/newsletter/subscribers/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(countSubscribersCall, countSubscribers),
})
