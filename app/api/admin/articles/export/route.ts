import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerSheet } from '@/lib/http/staff-list/many'
import { exportArticlesCall } from '@/lib/news/articles/calls'
import { exportArticles } from '@/lib/news/articles/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(exportArticlesCall, async ({ body }) => answerSheet('articles', await exportArticles(body.ids))),
})
