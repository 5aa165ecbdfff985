/** The tab 'Get Legal Help'. Services are named by the slug of their directory entry; no number stands here. */
import type { LegalRecord, LegalText } from '../schema'

export const firstPlaces: LegalRecord[] = [
  {
    slug: 'lawhelp-org',
    note: 'Choose your state, then your question. Free guides, court forms and legal aid offices.',
  },
  {
    slug: 'legal-services-corporation-get-legal-help',
    note: 'Type an address and see the federally funded legal aid office for it.',
  },
  {
    slug: 'womenslaw-org',
    note: 'Ask a question about abuse and the law by email, in English or Spanish. Or read your state’s law.',
  },
  { slug: 'aba-free-legal-answers', note: 'Write your question. A volunteer lawyer of your state answers online.' },
  { slug: 'lawhelp-interactive', note: 'Answer questions and get court forms filled in.' },
  { slug: 'usa-gov-legal-aid-guide', note: 'The government’s guide to free and low-cost lawyers.' },
]

export const immigrationPlaces: LegalRecord[] = [
  {
    slug: 'immigration-advocates-network-legal-directory',
    note: 'Free and low-cost immigration lawyers, by ZIP code or detention center.',
  },
  {
    slug: 'immigration-court-pro-bono-list-eoir',
    note: 'The government’s list of free lawyers for each immigration court.',
  },
]

export const whenYouCall: LegalText[] = [
  { text: 'Say first whether it is safe to talk, and how they may call back.' },
  { text: 'Say if there is a court date or a letter with a date on it. That moves you forward.' },
  { text: 'Say that it is about violence or abuse, if it is. Many offices take those cases first.' },
  {
    text: 'They will ask for your name and the other person’s name, to be sure that they do not already help that person.',
  },
  { text: 'They may ask what you earn. Say what you yourself can use, if someone else controls the money.' },
  { text: 'Ask what it costs, and whether what you say stays private.' },
  { text: 'If they cannot help, ask who can, and then call the next one. It often takes more than one call.' },
]

export const otherWays: LegalText[] = [
  {
    text: 'The self-help center or the clerk of your court has forms, and can tell you how to fill them in, but not what to decide.',
  },
  { text: 'Advocates at domestic violence and sexual assault programs know the local courts and can go with you.' },
  { text: 'Law schools have clinics where students, with a lawyer beside them, take cases for free.' },
  { text: 'The lawyer referral line of your state bar can name a lawyer for a short, low-cost talk.' },
  {
    text: 'Be careful with notaries, consultants and paid search results that promise an outcome. Check a lawyer’s name with the state bar.',
  },
]
