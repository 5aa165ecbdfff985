export const articleCategories = ['health', 'rights', 'empowerment', 'finance'] as const
/** A scheduled article shows from its publish date on; nothing else has to happen then. */
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
