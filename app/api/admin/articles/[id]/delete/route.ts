import { removeArticleFormCall } from '@/lib/articles/calls'
import { deleteArticle } from '@/lib/articles/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(removeArticleFormCall, async ({ viewer, params }) => deleteArticle(viewer, params.id)),
})
