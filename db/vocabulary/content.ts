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
