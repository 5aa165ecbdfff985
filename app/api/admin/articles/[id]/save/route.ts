import { createEditorAgain } from '@/components/staff/editor-again'
import { saveArticleFormCall } from '@/lib/articles/calls'
import { articleFields } from '@/lib/articles/fields'
import { updateArticle } from '@/lib/articles/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

const showAgain = createEditorAgain({ title: 'The article', listHref: '/admin/articles', fields: articleFields })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveArticleFormCall, async ({ viewer, params, body }) => updateArticle(viewer, params.id, body), {
    showAgain,
  }),
})
