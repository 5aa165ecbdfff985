/** Attributes that keep input out of autofill suggestions and spelling services. */
export const unlearned = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const
