import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { previewArticleCall } from '@/lib/news/articles/calls'
import { renderMarkdown } from '@/lib/text/markdown/render'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(previewArticleCall, async ({ body }) => ({ html: renderMarkdown(body.content) })),
})
