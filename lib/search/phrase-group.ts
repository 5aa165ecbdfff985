import type { Kind } from './kinds'

/** Phrases of kinds of help, one a line. */
export type PhraseGroup = Partial<Record<Kind, string>>
