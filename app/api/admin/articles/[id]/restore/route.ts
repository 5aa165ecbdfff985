import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { restoreArticleCall } from '@/lib/news/articles/calls'
import { restoreArticle } from '@/lib/news/articles/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(restoreArticleCall, async ({ viewer, params }) => restoreArticle(viewer, params.id)),
})
