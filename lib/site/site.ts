/** Who runs this site and what it says of itself: `content/facts/site.yaml`, and the variables named in lib/env.ts. */
import { z } from 'zod'
import { env } from '@/lib/env'
import { readList } from '@/lib/text/content/files'
import { givingTexts } from './giving-texts'
import { EXIT_URL } from './public-facts'

export { type Hotline, hotline, hotlines } from './public-facts'

const words = z.string().min(1)
const inBoth = z.strictObject({ en: words, es: words })
/** Empty: shown nowhere. */
const ifKnown = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().transform((value) => value ?? undefined)
const suffix = z.string().regex(/^[^<>\\'"*]{1,22}$/, 'At most 22 characters, no < > \\ \' " *.')

const { contact, cardStatement, newsSources, ...facts } = readList(
  'facts/site.yaml',
  z.strictObject({
    tagline: words,
    description: words,
    founded: ifKnown(z.number().int().min(1900)),
    contact: z.strictObject({
      email: ifKnown(z.email()),
      phone: ifKnown(words),
      hours: inBoth,
      responseTime: inBoth,
    }),
    social: z.array(z.strictObject({ name: words, url: z.url({ protocol: /^https$/ }) })),
    newsSources: z.array(words),
    cardStatement: z.strictObject({ usual: suffix, neutral: suffix }),
  }),
)

/** Named where no story could be loaded. */
export const intendedSources = newsSources

export const site = {
  name: env.SITE_NAME,
  url: env.SITE_URL,
  ...facts,
  exitUrl: EXIT_URL,
  contact: {
    ...contact,
    /** The number that answers texts with help (docs/text-messages.md), as it is shown. */
    text: env.TWILIO_AUTH_TOKEN ? env.TEXT_NUMBER?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') : undefined,
  },
  giving: {
    ...givingTexts,
    /** Behind the account's own name on a card statement. */
    statement: cardStatement,
    legalName: env.ORG_LEGAL_NAME ?? env.SITE_NAME,
    /**
     * Only an organization that has set its legal name and EIN is called a nonprofit, and gifts to it
     * tax-deductible. Null: none of that is said anywhere.
     */
    nonprofit:
      env.ORG_LEGAL_NAME && env.ORG_EIN
        ? { legalName: env.ORG_LEGAL_NAME, ein: env.ORG_EIN, status: '501(c)(3) nonprofit' }
        : null,
    /** The organization's own impact figures (ORG_FIGURES); none is made up. */
    figures: env.ORG_FIGURES ?? [],
  },
} as const
