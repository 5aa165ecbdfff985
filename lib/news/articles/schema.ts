import { z } from 'zod'
import { articleCategories, articleStatuses } from '@/db/vocabulary/content'
import { cleanText, httpsUrl, instant, oneLine } from '@/lib/http/text'
import { readEasternInput } from '@/lib/time/eastern-time'
import { articleLimits } from './fields'

export const OWN_PICTURE = /^\/pictures\/[a-z0-9-]+\.webp$/

/** Left empty is the same as not given. */
const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

const imageUrl = z.string().transform((value, context) => {
  const text = value.trim()
  if (OWN_PICTURE.test(text)) return text
  const parsed = httpsUrl.safeParse(text)
  if (parsed.success) return parsed.data
  context.issues.push({
    code: 'custom',
    message: 'Please upload a picture, or enter a web address that begins with https://.',
    input: value,
  })
  return z.NEVER
})

/** A moment, or what a field for date and time says, by Eastern Time. */
const publishDate = z.union([
  z.iso.datetime({ offset: true }).transform((value) => new Date(value)),
  z.string().transform((value, context) => {
    const read = readEasternInput(value)
    if (read) return read
    context.issues.push({ code: 'custom', message: 'Please enter a date and a time.', input: value })
    return z.NEVER
  }),
])

const fields = {
  title: oneLine({ max: articleLimits.title }),
  excerpt: cleanText({ max: articleLimits.excerpt }),
  content: cleanText({ max: articleLimits.content }),
  titleEs: z.preprocess(emptyAsNull, oneLine({ max: articleLimits.title }).nullable().optional()),
  excerptEs: z.preprocess(emptyAsNull, cleanText({ max: articleLimits.excerpt }).nullable().optional()),
  contentEs: z.preprocess(emptyAsNull, cleanText({ max: articleLimits.content }).nullable().optional()),
  category: z.enum(articleCategories, { error: 'Please choose a category.' }),
  author: z.preprocess(emptyAsNull, oneLine({ max: articleLimits.author }).nullable().optional()),
  imageUrl: z.preprocess(emptyAsNull, imageUrl.nullable().optional()),
  /** What the picture shows. Left empty beside a picture, it is asked for. */
  imageAlt: z.preprocess(emptyAsNull, oneLine({ max: articleLimits.imageAlt }).nullable().optional()),
  featured: z.boolean().optional(),
  status: z.enum(articleStatuses).optional(),
}

const spanish = ['titleEs', 'excerptEs', 'contentEs'] as const

/** What staff may write, and nothing else: the id, the address and the dates are the site's. */
export const articleInput = z
  .strictObject({
    ...fields,
    publishAt: z.preprocess(emptyAsNull, publishDate.nullable().optional()),
    /** The version that the editor began from; a newer one in the database is a conflict. */
    version: z.int().min(1).max(2_147_483_647).optional(),
  })
  .refine((input) => input.status !== 'scheduled' || (input.publishAt ?? null) !== null, {
    path: ['publishAt'],
    message: 'Please choose when it should appear.',
  })
  .refine((input) => !input.imageUrl || input.imageAlt !== null, {
    path: ['imageAlt'],
    message: 'Please say what the picture shows, for people who do not see it.',
  })
  .superRefine((input, context) => {
    const given = spanish.filter((name) => input[name])
    const lacks = spanish.find((name) => !input[name])
    if (given.length === 0 || !lacks) return
    const message = 'In Spanish an article has a heading, a summary and a text, or none of the three.'
    context.addIssue({ code: 'custom', path: [lacks], message })
  })
export type ArticleInput = z.output<typeof articleInput>

export const articleSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string().optional(),
  titleEs: z.string().nullable(),
  excerptEs: z.string().nullable(),
  contentEs: z.string().nullable().optional(),
  category: z.enum(articleCategories),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  publishDate: instant,
  featured: z.boolean(),
  author: z.string().nullable(),
  status: z.enum(articleStatuses),
  version: z.int(),
  updatedAt: instant,
  deletedAt: instant.nullable(),
})

/** As it goes into pages and answers: moments are text. */
export type ArticleDto = z.output<typeof articleSchema>

export const articleSorts = ['recent', '-recent', 'updated', '-updated', 'title', '-title'] as const
export type ArticleSort = (typeof articleSorts)[number]

export interface ArticlePosition {
  sort: ArticleSort | 'deleted'
  value: string
  id: string
}

export interface ArticleFilter {
  q?: string
  category?: (typeof articleCategories)[number]
  status?: (typeof articleStatuses)[number]
  sort?: ArticleSort
  deleted?: boolean
  /** Without the text, which is long. */
  isBrief?: boolean
  limit: number
  after?: ArticlePosition
}
