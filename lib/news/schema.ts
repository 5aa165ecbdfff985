import { z } from 'zod'
import { newsTopics } from '@/db/vocabulary/content'

export const newsArticleSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().optional(),
  source: z.object({ name: z.string() }),
  /** Where the whole story is: at its source, or a page of ours. */
  url: z.string(),
  /** Given on, never loaded by a page of ours. */
  urlToImage: z.string().nullable(),
  category: z.enum(newsTopics),
  /** An article of ours that has been translated, in the language of the answer; all others are in English. */
  language: z.literal('es').optional(),
  publishedAt: z.iso.datetime(),
})
export type NewsArticle = z.output<typeof newsArticleSchema>

export const newsAnswerSchema = z.object({ articles: z.array(newsArticleSchema), message: z.string().optional() })
export type NewsAnswer = z.output<typeof newsAnswerSchema>

/** Where a list goes on: below this moment and id. */
export const newsPosition = z.object({
  at: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  id: z.uuid(),
})
export type NewsPosition = z.output<typeof newsPosition>
