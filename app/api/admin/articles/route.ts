import { createEditorAgain } from '@/components/staff/editor-again'
import { createArticleCall, listArticlesCall } from '@/lib/articles/calls'
import { articleFields } from '@/lib/articles/fields'
import { listArticles } from '@/lib/articles/queries'
import { createArticle } from '@/lib/articles/service'
import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { route } from '@/lib/http/route'

const showAgain = createEditorAgain({ title: 'The article', listHref: '/admin/articles', fields: articleFields })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listArticlesCall, async ({ query: { cursor, brief, ...filter }, request }) => {
    const { items, next } = await listArticles({ ...filter, isBrief: brief, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
  POST: route(createArticleCall, async ({ viewer, body }) => createArticle(viewer, body), { showAgain }),
})
