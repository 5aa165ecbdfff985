import { createEditorRetry } from '@/components/staff/editor-retry'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { createArticleCall, listArticlesCall } from '@/lib/news/articles/calls'
import { articleFields } from '@/lib/news/articles/fields'
import { listArticles } from '@/lib/news/articles/queries'
import { createArticle } from '@/lib/news/articles/service'

const retryPage = createEditorRetry({ title: 'The article', listHref: '/admin/articles', fields: articleFields })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listArticlesCall, async ({ query: { cursor, brief, ...filter }, request }) => {
    const { items, next } = await listArticles({ ...filter, isBrief: brief, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
  POST: route(createArticleCall, async ({ viewer, body }) => createArticle(viewer, body), { retryPage }),
})
