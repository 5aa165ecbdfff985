import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { listRecommendationsCall } from '@/lib/recommendations/calls'
import { listRecommendations } from '@/lib/recommendations/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listRecommendationsCall, ({ viewer }) => listRecommendations(viewer)),
})
