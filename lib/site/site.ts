/** Who runs this site and what it says of itself. A nonprofit that deploys it changes these lines and those of public-facts.ts, or the variables named in lib/env.ts. */
import { env } from '@/lib/env'
import { giving } from './giving-facts'
import { EXIT_URL } from './public-facts'

export { type Hotline, hotline, hotlines } from './public-facts'

export const site = {
  name: env.SITE_NAME,
  url: env.SITE_URL,
  tagline: 'Help for women, close by and in plain words',
  description:
    'Find housing, health care, legal help and money near you. Free, plain and private, with a way to leave this page fast.',
  /** The year, for the first line of the timeline; without it the line is not there. */
  founded: undefined as number | undefined,
  exitUrl: EXIT_URL,
  contact: {
    email: undefined as string | undefined,
    phone: undefined as string | undefined,
    /** The number that answers texts with help (docs/text-messages.md), as it is shown. */
    text: env.TWILIO_AUTH_TOKEN ? env.TEXT_NUMBER?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') : undefined,
    hours: { en: 'Monday-Friday 9 AM-6 PM EST', es: 'De lunes a viernes, de 9 a.m. a 6 p.m. (hora del Este)' },
    responseTime: { en: '24-48 hours', es: '24 a 48 horas' },
  },
  /** Gifts and their receipts: lib/site/giving-facts.ts. */
  giving,
  /** A link without an address is not shown. */
  social: [] as { name: string; url: string }[],
} as const
