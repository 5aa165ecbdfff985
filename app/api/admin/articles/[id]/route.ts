import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { deleteArticleCall, getArticleCall, updateArticleCall } from '@/lib/news/articles/calls'
import { getArticle } from '@/lib/news/articles/queries'
import { deleteArticle, updateArticle } from '@/lib/news/articles/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getArticleCall, async ({ params }) => {
    const article = await getArticle(params.id)
    if (!article) throw new AppError('not-found')
    return article
  }),
  PUT: route(updateArticleCall, async ({ viewer, params, body }) => updateArticle(viewer, params.id, body)),
  DELETE: route(deleteArticleCall, async ({ viewer, params }) => deleteArticle(viewer, params.id)),
})
