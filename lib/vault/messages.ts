import type { CallName } from './vault-calls'
import type { VaultProblem } from './vault-error'

/** What the page says to the worker. */
export type Request =
  | { type: 'call'; number: number; name: CallName; arguments: unknown[] }
  | { type: 'cancel'; number: number }
  /** Finish what she has typed, then end. */
  | { type: 'end' }

/** What the worker answers. */
export type Answer =
  | { type: 'progress'; number: number; done: number; total: number }
  | { type: 'value'; number: number; value: unknown }
  | { type: 'problem'; number: number; code: VaultProblem }
  | { type: 'gone' }
  | { type: 'ended' }
