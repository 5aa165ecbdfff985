/** Fixed words of what keeps the directory true, as stored. */

/** What a visitor may say of an entry. */
export const problemKinds = ['wrong-number', 'closed', 'unsafe', 'other'] as const
export type ProblemKind = (typeof problemKinds)[number]

/** Beside what visitors say: the official list that a record came from does not have it any more. */
export const doubtKinds = [...problemKinds, 'left-list'] as const
export type DoubtKind = (typeof doubtKinds)[number]

/** The facts that a check confirms one by one. */
export const checkableFacts = ['phone', 'address', 'hours', 'website', 'description'] as const
export type CheckableFact = (typeof checkableFacts)[number]

/** What came of calling a number, or of texting it. */
export const numberResults = ['right', 'no-answer', 'wrong'] as const
export type NumberResult = (typeof numberResults)[number]

/** `asked`: a link was mailed. `submitted`: the organization has answered. `decided`: staff have. */
export const listingUpdateStatuses = ['asked', 'submitted', 'decided'] as const

/** What the last look at a website found. */
export const linkResults = ['ok', 'failed', 'refused', 'not-asked'] as const
export type LinkResult = (typeof linkResults)[number]
