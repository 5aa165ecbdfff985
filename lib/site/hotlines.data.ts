/** `content/facts/hotlines.yaml`. In a browser's bundle, its data replace this module (lib/text/content/data-loader.mjs). */
import { z } from 'zod'
import { readList } from '@/lib/text/content/files'

const words = z.string().min(1)
const slug = z.string().regex(/^[a-z\d-]+$/, 'A slug has small letters, digits and hyphens.')
const phone = z
  .string()
  .regex(/^(\d{3}|1-\d{3}-\d{3}-\d{4})$/, 'A number is written 1-800-799-7233, or has three digits.')
const whatsapp = z.strictObject({
  number: z.string().regex(/^\d{3}-\d{3}-\d{4}$/, 'Written 442-298-3263.'),
  word: words,
})
/** What was read, and on which day. `dated` is the day or month of the page, if it has one. */
const source = z.strictObject({
  label: words,
  url: z.url({ protocol: /^https?$/ }),
  dated: z
    .string()
    .regex(/^\d{4}-\d\d(-\d\d)?$/, 'A day or a month: 2015-08-23 or 2015-08.')
    .optional(),
  read: z.iso.date(),
})

const everywhere = z.strictObject({
  id: slug,
  name: words,
  about: words,
  phone: phone.optional(),
  phoneWord: words.optional(),
  text: z.strictObject({ to: z.string().regex(/^\d{3,6}$/, 'Digits alone.'), body: words.optional() }).optional(),
  slug,
  source,
  es: z.strictObject({
    name: words,
    about: words,
    text: words.optional(),
    whatsapp: whatsapp.optional(),
    source: source.optional(),
  }),
})

const inDanger = z.strictObject({
  slug,
  name: words,
  phone,
  source: source.optional(),
  es: z.strictObject({ note: words }).optional(),
})

const dangerLines = [
  ...(['native', 'deaf', 'teen', 'child', 'missing', 'runaway', 'trevor', 'trans', 'veteran', 'mother'] as const),
  ...(['employment', 'referral', 'poison', 'eldercare'] as const),
]

const hotlinesFile = z.strictObject({
  everywhere: z.array(everywhere),
  inDanger: z.record(z.enum(dangerLines), inDanger),
  spanishNames: z.record(slug, words),
})

export const hotlineFacts = readList('facts/hotlines.yaml', hotlinesFile)
