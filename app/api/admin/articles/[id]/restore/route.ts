import { restoreArticleCall } from '@/lib/articles/calls'
import { restoreArticle } from '@/lib/articles/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(restoreArticleCall, async ({ viewer, params }) => restoreArticle(viewer, params.id)),
})
