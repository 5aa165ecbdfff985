/** Of what is kept under a passphrase: the vault, and the plan. */
export const passphrase = {
  again: 'Type it again',
  differ: 'The two passphrases do not match. Type both again.',
  refused: {
    short: 'Use at least 12 characters. Four or five words are easy to remember.',
    guessable: 'This would be easy to guess. Use four or five unrelated words.',
  },
  suggest: 'Suggest five words',
}

export const wrongPassphrase =
  'That passphrase is not right. Nothing was changed. Check for capital letters and try again.'
