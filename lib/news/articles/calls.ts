/** Articles, as staff keep them. */
import { z } from 'zod'
import { articleCategories, articleStatuses } from '@/db/vocabulary/content'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { exportCall, manyCall } from '@/lib/http/staff-list/many'
import { cleanText, id, oneLine } from '@/lib/http/text'
import { articleInput, articleSchema, articleSorts } from './schema'
import { articleLimits } from './vocabulary'

/** 100,000 characters of any script, written as JSON. */
const BODY_LIMIT = 1024 * 1024
const WRITES = { max: 120, seconds: 60 }

const position = z.object({
  sort: z.enum([...articleSorts, 'deleted']),
  value: z.string().max(300),
  id: z.uuid(),
})

const flags = { flags: ['featured'], numbers: ['version'] }
const notSaved = (code: string) => `/admin/articles?failed=${code}`

export const listArticlesCall = call({
  method: 'GET',
  path: '/api/admin/articles',
  access: 'staff:articles',
  summary: 'Articles, drafts and scheduled ones included, the latest first',
  query: z.object({
    ...pageQuery(position),
    q: oneLine({ min: 0, max: 200 }).optional(),
    category: z.enum(articleCategories).optional(),
    status: z.enum(articleStatuses).optional(),
    sort: z.enum(articleSorts).default('recent'),
    /** Those deleted within the last 30 days instead. */
    deleted: z.stringbool().default(false),
    /** Without the text. */
    brief: z.stringbool().default(false),
  }),
  response: z.array(articleSchema),
})

export const getArticleCall = call({
  method: 'GET',
  path: '/api/admin/articles/{id}',
  access: 'staff:articles',
  summary: 'One article, with its text',
  params: z.object({ id }),
  response: articleSchema,
})

export const createArticleCall = call({
  method: 'POST',
  path: '/api/admin/articles',
  access: 'staff:articles',
  summary: 'Adds an article',
  body: articleInput,
  bodyLimit: BODY_LIMIT,
  response: articleSchema,
  status: 201,
  limit: WRITES,
  form: { ...flags, done: '/admin/articles?done=article-created', failed: notSaved },
})

export const updateArticleCall = call({
  method: 'PUT',
  path: '/api/admin/articles/{id}',
  access: 'staff:articles',
  summary: 'Changes an article; with the `version` it was read in, only if nobody else has changed it since',
  params: z.object({ id }),
  body: articleInput,
  bodyLimit: BODY_LIMIT,
  response: articleSchema,
  limit: WRITES,
})

export const deleteArticleCall = call({
  method: 'DELETE',
  path: '/api/admin/articles/{id}',
  access: 'staff:articles',
  summary: 'Deletes an article, which can be undone for 30 days',
  params: z.object({ id }),
  limit: WRITES,
})

export const saveArticleFormCall = call({
  method: 'POST',
  path: '/api/admin/articles/{id}/save',
  access: 'staff:articles',
  summary: 'Changes an article, as a form without a script does it',
  params: z.object({ id }),
  body: articleInput,
  bodyLimit: BODY_LIMIT,
  response: articleSchema,
  limit: WRITES,
  form: { ...flags, done: '/admin/articles?done=article-updated', failed: notSaved },
})

export const removeArticleFormCall = call({
  method: 'POST',
  path: '/api/admin/articles/{id}/delete',
  access: 'staff:articles',
  summary: 'Deletes an article, as a form without a script does it',
  params: z.object({ id }),
  limit: WRITES,
  form: { done: '/admin/articles?done=article-deleted', failed: notSaved },
})

export const restoreArticleCall = call({
  method: 'POST',
  path: '/api/admin/articles/{id}/restore',
  access: 'staff:articles',
  summary: 'Undoes the deletion of an article',
  params: z.object({ id }),
  limit: WRITES,
  form: { done: '/admin/articles?done=article-restored', failed: notSaved },
})

export const previewArticleCall = call({
  method: 'POST',
  path: '/api/admin/articles/preview',
  access: 'staff:articles',
  summary: 'Markdown as readers will see it',
  body: z.strictObject({ content: cleanText({ min: 0, max: articleLimits.content }) }),
  bodyLimit: BODY_LIMIT,
  response: z.object({ html: z.string() }),
  limit: WRITES,
})

export const manyArticlesCall = manyCall('articles', 'staff:articles', ['publish', 'draft', 'delete', 'restore'])

export const exportArticlesCall = exportCall('articles', 'staff:articles')
