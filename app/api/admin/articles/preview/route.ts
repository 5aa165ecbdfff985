import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { renderMarkdown } from '@/lib/markdown/render'
import { previewArticleCall } from '@/lib/news/articles/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(previewArticleCall, async ({ body }) => ({ html: renderMarkdown(body.content) })),
})
