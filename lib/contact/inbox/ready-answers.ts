/** Canned replies, in each language: `content/replies.yaml`. Staff choose one and edit it before sending. */
import { z } from 'zod'
import { readList } from '@/lib/text/content/files'

const words = z.string().min(1)

export const readyAnswers = readList(
  'replies.yaml',
  z.array(z.strictObject({ id: words, name: words, text: z.strictObject({ en: words, es: words }) })),
)
