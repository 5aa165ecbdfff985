/** Nothing that she types is to be offered to the next user, or sent to a spelling service. */
export const unlearned = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const
