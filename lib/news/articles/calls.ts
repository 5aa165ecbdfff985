/** Articles, as staff keep them. */
import { z } from 'zod'
import { articleCategories, articleStatuses } from '@/db/vocabulary/content'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { deletedInstead, exportCall, manyCall, recordCalls, STAFF_WRITES } from '@/lib/http/staff-list/many'
import { cleanText, oneLine } from '@/lib/http/text'
import { articleLimits } from './fields'
import { articleInput, articleSchema, articleSorts } from './schema'

/** 100,000 characters of any script, written as JSON. */
const BODY_LIMIT = 1024 * 1024

const position = z.object({
  sort: z.enum([...articleSorts, 'deleted']),
  value: z.string().max(300),
  id: z.uuid(),
})

export const listArticlesCall = call('GET /api/admin/articles', 'staff:articles', {
  summary: 'Articles, drafts and scheduled ones included, the latest first',
  query: z.object({
    ...pageQuery(position),
    q: oneLine({ min: 0, max: 200 }).optional(),
    category: z.enum(articleCategories).optional(),
    status: z.enum(articleStatuses).optional(),
    sort: z.enum(articleSorts).default('recent'),
    deleted: deletedInstead,
    /** Without the text. */
    brief: z.stringbool().default(false),
  }),
  response: z.array(articleSchema),
})

export const {
  get: getArticleCall,
  create: createArticleCall,
  update: updateArticleCall,
  remove: deleteArticleCall,
  saveForm: saveArticleFormCall,
  removeForm: removeArticleFormCall,
  restore: restoreArticleCall,
} = recordCalls({
  ...{ nouns: 'articles', noun: 'article', access: 'staff:articles', bodyLimit: BODY_LIMIT },
  ...{ input: articleInput, output: articleSchema, fields: { flags: ['featured'], numbers: ['version'] } },
  summaries: {
    get: 'One article, with its text',
    create: 'Adds an article',
    change: 'Changes an article',
    remove: 'Deletes an article',
    restore: 'Undoes the deletion of an article',
  },
})

export const previewArticleCall = call('POST /api/admin/articles/preview', 'staff:articles', {
  summary: 'Markdown as readers will see it',
  body: z.strictObject({ content: cleanText({ min: 0, max: articleLimits.content }) }),
  bodyLimit: BODY_LIMIT,
  response: z.object({ html: z.string() }),
  limit: STAFF_WRITES,
})

export const manyArticlesCall = manyCall('articles', 'staff:articles', ['publish', 'draft', 'delete', 'restore'])

export const exportArticlesCall = exportCall('articles', 'staff:articles')
