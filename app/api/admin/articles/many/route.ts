import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerMany } from '@/lib/http/staff-list/many'
import { manyArticlesCall } from '@/lib/news/articles/calls'
import { deleteArticle, restoreArticle, setArticleStatus } from '@/lib/news/articles/service'
import type { Viewer } from '@/lib/session/policy'

const acts = {
  publish: (viewer: Viewer, id: string) => setArticleStatus(viewer, id, 'published'),
  draft: (viewer: Viewer, id: string) => setArticleStatus(viewer, id, 'draft'),
  delete: deleteArticle,
  restore: restoreArticle,
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(manyArticlesCall, ({ viewer, body }) =>
    answerMany('/admin/articles', body, (id) => acts[body.act](viewer, id)),
  ),
})
