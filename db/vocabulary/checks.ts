/** Stored codes about the directory's accuracy. */

/** What a visitor can report about an entry. */
export const problemKinds = ['wrong-number', 'closed', 'unsafe', 'other'] as const
export type ProblemKind = (typeof problemKinds)[number]

/** In addition to reports: the official list that a record came from no longer has it. */
export const doubtKinds = [...problemKinds, 'left-list'] as const
export type DoubtKind = (typeof doubtKinds)[number]

/** The facts that a check confirms individually. */
export const checkableFacts = ['phone', 'address', 'hours', 'website', 'description'] as const
export type CheckableFact = (typeof checkableFacts)[number]

/** The result of calling or texting a number. */
export const numberResults = ['right', 'no-answer', 'wrong'] as const
export type NumberResult = (typeof numberResults)[number]

/** `asked`: a link was emailed. `submitted`: the organization has answered. `decided`: staff have. */
export const listingUpdateStatuses = ['asked', 'submitted', 'decided'] as const

/** What an organization says of itself, beside corrections. */
export const listingStandings = ['closed', 'moved'] as const

/** The result of the last website check. */
export const linkResults = ['ok', 'failed', 'refused', 'not-asked'] as const
export type LinkResult = (typeof linkResults)[number]
