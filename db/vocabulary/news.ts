/** How the last look at a feed ended. All but the first two are reasons why it gave less than it has. */
export const feedResults = [
  'taken',
  'unchanged',
  'gone',
  'refused-address',
  'refused-redirect',
  'http-error',
  'no-answer',
  'too-slow',
  'too-large',
  'cut-off',
  'bad-encoding',
  'no-feed',
  'broken-items',
] as const
