/** What a person reads when a sign-in came to nothing, by the reason. */
export const signInMessages = {
  again: {
    title: 'Please sign in again',
    paragraphs: [
      'This sign-in was begun in another tab, was already used, or waited longer than 15 minutes. You are not signed in here, and nothing was changed.',
      'Close other tabs in which you were signing in, then begin once more. If it happens each time, check that this browser takes cookies from this site.',
    ],
  },
  cancelled: {
    title: 'You are not signed in',
    paragraphs: [
      'You came back without signing in, or the sign-in service said no. Nothing was changed.',
      'You can go on without an account: every guide, number and search on this site is open to you.',
    ],
  },
  refused: {
    title: 'We did not accept this sign-in',
    paragraphs: [
      'What the sign-in service sent us did not pass our checks, so we signed nobody in. Nothing was changed, and you did nothing wrong.',
      'Please try once more. If it happens again, someone on your network may be in between: try another network, or tell us through the contact page.',
    ],
  },
  busy: {
    title: 'Please wait a minute',
    paragraphs: [
      'Many people on your network are signing in right now, so we asked this browser to wait. Nothing was changed.',
      'Try again in a minute.',
    ],
  },
  unavailable: {
    title: 'Sign-in is unavailable',
    paragraphs: [
      'We could not reach the sign-in service or our own records. It is on our side, and nothing was changed.',
      'The rest of the site works, the hotlines too. Try again in a few minutes.',
    ],
  },
} as const

export type SignInReason = keyof typeof signInMessages

export function isSignInReason(text: string): text is SignInReason {
  return Object.hasOwn(signInMessages, text)
}
