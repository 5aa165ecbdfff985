/** What only the organization behind the site can know of itself, for the pages and receipts of gifts. */
import { env } from './env'

export const giving = {
  legalName: env.ORG_LEGAL_NAME ?? env.SITE_NAME,
  /** The IRS's number for the organization (ORG_EIN). Receipts say so where it is missing; none is made up. */
  ein: env.ORG_EIN ?? null,
  /** What a receipt must say. If something is given in return for gifts, describe it here with its value. */
  goodsStatement: 'No goods or services were given in exchange for this gift.',
  stats: [
    { value: '50,000+', label: 'women helped' },
    { value: '500+', label: 'partners' },
    { value: '24/7', label: 'support' },
  ],
  impact: [
    { dollars: 25, text: 'keeps entries of the directory checked, so that a number works when it is called' },
    { dollars: 50, text: 'helps pay for a month of safety planning guides in print' },
    { dollars: 100, text: 'helps connect families with emergency housing' },
    { dollars: 250, text: 'helps bring legal education to a community that has none' },
  ],
  /** What is put on card statements beside the account's own name: at most 22 letters, no < > \ ' " *. */
  statement: { usual: 'GIFT', neutral: 'SVC' },
}
