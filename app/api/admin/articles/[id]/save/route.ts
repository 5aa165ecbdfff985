import { createEditorRetry } from '@/components/staff/editor-retry'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { saveArticleFormCall } from '@/lib/news/articles/calls'
import { articleFields } from '@/lib/news/articles/fields'
import { updateArticle } from '@/lib/news/articles/service'

const retryPage = createEditorRetry({ title: 'The article', listHref: '/admin/articles', fields: articleFields })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveArticleFormCall, async ({ viewer, params, body }) => updateArticle(viewer, params.id, body), {
    retryPage,
  }),
})
