import { z } from 'zod'
import { call } from '@/lib/http/call'
import { malformed } from '@/lib/http/issues'
import { pageQuery } from '@/lib/http/page'
import { oneLine } from '@/lib/http/text'
import { words } from '@/lib/site/language/words'
import { newsAnswerSchema, newsPosition } from './schema'
import { readTopic } from './topics'

const SEARCH_MAX = 200

const topic = z
  .string()
  .max(100)
  .default('all')
  .meta({ description: "A topic's slug or label, or 'all'." })
  .transform((value, context) => {
    const known = readTopic(value)
    if (known) return known
    context.issues.push({ code: 'custom', ...malformed(words().news.noTopic), input: value })
    return z.NEVER
  })

export const listNewsCall = call('GET /api/news', 'public', {
  summary: 'News stories and our own articles, newest first; further pages in the Link header',
  query: z.object({
    ...pageQuery(newsPosition),
    topic,
    q: oneLine({ min: 0, max: SEARCH_MAX }).default(''),
  }),
  response: newsAnswerSchema,
})
