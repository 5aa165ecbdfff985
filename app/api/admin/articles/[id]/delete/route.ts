import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { removeArticleFormCall } from '@/lib/news/articles/calls'
import { deleteArticle } from '@/lib/news/articles/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(removeArticleFormCall, async ({ viewer, params }) => deleteArticle(viewer, params.id)),
})
