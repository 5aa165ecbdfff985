/** `content/languages.yaml`. In a browser's bundle, its data replace this module (lib/text/content/data-loader.mjs). */
import { z } from 'zod'
import { readList } from '@/lib/text/content/files'

const words = z.string().min(1)

const language = z.strictObject({
  tag: z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'A tag of BCP 47, such as zh-Hans.'),
  name: words,
  own: words.optional(),
  title: words,
  danger: z.string().includes('911'),
  lines: z.tuple([words, words]),
  interpreter: words,
  say: words,
})

export const languageFacts = readList('languages.yaml', z.array(language))
