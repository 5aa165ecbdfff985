export const articleCategories = ['health', 'rights', 'empowerment', 'finance'] as const
/** A scheduled article becomes visible at its publish date without any job. */
export const articleStatuses = ['draft', 'scheduled', 'published'] as const
export const newsTopics = [
  'womens-rights',
  'reproductive-rights',
  'gender-equality',
  'womens-health',
  'domestic-violence',
  'workplace-equality',
  'women-in-politics',
  'economic-empowerment',
] as const
export const newsletterInterests = ['health', 'rights', 'finance', 'community', 'education', 'career'] as const

/** The result of a feed's last fetch. All but the first two explain why it returned less than the feed has. */
export const feedResults = [
  'taken',
  'unchanged',
  'gone',
  'refused-address',
  'refused-redirect',
  'http-error',
  'no-answer',
  'too-slow',
  'too-large',
  'cut-off',
  'bad-encoding',
  'no-feed',
  'broken-items',
] as const

/** The purpose of an emailed link. */
export const newsletterPurposes = ['confirm', 'manage'] as const
