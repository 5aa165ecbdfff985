import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { listRecommendationsCall } from '@/lib/search/recommendations/calls'
import { listRecommendations } from '@/lib/search/recommendations/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listRecommendationsCall, ({ viewer }) => listRecommendations(viewer)),
})
