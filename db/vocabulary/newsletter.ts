/** The purpose of an emailed link. */
export const newsletterPurposes = ['confirm', 'manage'] as const
