/** The directory's fixed words, as stored. */

export const categories = ['housing-shelter', 'womens-health', 'rights-advocacy', 'financial-support'] as const
export type Category = (typeof categories)[number]

export const resourceKinds = ['hotline', 'organization', 'program', 'facility'] as const

export const scopes = ['national', 'state', 'local'] as const

export const phoneTypes = ['voice', 'text', 'tty', 'videophone', 'fax'] as const
export type PhoneType = (typeof phoneTypes)[number]

export const addressVisibilities = ['full', 'area', 'hidden'] as const
export const confidences = ['high', 'medium'] as const
export const datePrecisions = ['day', 'month', 'year'] as const
export type DatePrecision = (typeof datePrecisions)[number]
export const verificationMethods = ['published-source', 'phone-call', 'organization', 'website'] as const
