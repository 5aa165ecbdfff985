import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { runMany, writeBackHref } from '@/lib/http/staff-list/many'
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
  POST: route(manyArticlesCall, async ({ viewer, body }) => {
    const result = await runMany(body.ids, (id) => acts[body.act](viewer, id))
    return reply(result, { headers: { location: writeBackHref('/admin/articles', body.back) } })
  }),
})
