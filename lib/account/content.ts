/** What a person reads when a sign-in came to nothing, by the reason. */
export const signInMessages = {
  again: {
    title: 'Please sign in again',
    paragraphs: [
      'This sign-in was started in another tab, was already used, or took longer than 15 minutes. You are not signed in here, and nothing was changed.',
      'Close any other tabs where you were signing in, then start again. If this keeps happening, check that this browser accepts cookies from this site.',
    ],
  },
  cancelled: {
    title: 'You are not signed in',
    paragraphs: [
      'You came back without signing in, or the sign-in service declined. Nothing was changed.',
      'You can keep going without an account: every guide, number and search on this site is open to you.',
    ],
  },
  refused: {
    title: 'We did not accept this sign-in',
    paragraphs: [
      'What the sign-in service sent us did not pass our checks, so we did not sign you in. Nothing was changed, and you did nothing wrong.',
      'Please try once more. If it happens again, someone on your network may be in between: try another network, or tell us through the contact page.',
    ],
  },
  busy: {
    title: 'Please wait a minute',
    paragraphs: [
      'Many people on your network are signing in right now, so please wait a moment. Nothing was changed.',
      'Try again in a minute.',
    ],
  },
  unavailable: {
    title: 'Sign-in is unavailable',
    paragraphs: [
      'We could not reach the sign-in service or our own records. The problem is on our side, and nothing was changed.',
      'The rest of the site works, including the hotlines. Try again in a few minutes.',
    ],
  },
} as const

export type SignInReason = keyof typeof signInMessages

export function isSignInReason(text: string): text is SignInReason {
  return Object.hasOwn(signInMessages, text)
}
