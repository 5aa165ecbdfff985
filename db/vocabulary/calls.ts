/** Stored codes of the rounds of calls. */

/** What a call told about a program. */
export const callResults = ['right', 'wrong', 'no-answer', 'closed'] as const
export type CallResult = (typeof callResults)[number]

/** How a program stands at the end of its calls. `unreached`: nobody answered, several times. */
export const callOutcomes = ['right', 'wrong', 'closed', 'unreached'] as const
export type CallOutcome = (typeof callOutcomes)[number]
