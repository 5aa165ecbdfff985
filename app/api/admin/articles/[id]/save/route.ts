import { saveArticleFormCall } from '@/lib/articles/calls'
import { updateArticle } from '@/lib/articles/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveArticleFormCall, async ({ viewer, params, body }) => updateArticle(viewer, params.id, body)),
})
