import type { Kind } from './kinds'

/** Phrases for kinds of help, one per line. */
export type PhraseGroup = Partial<Record<Kind, string>>
