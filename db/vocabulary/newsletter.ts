/** What a link in a mail is good for. */
export const newsletterPurposes = ['confirm', 'manage'] as const
