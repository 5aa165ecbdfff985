/** The result of a feed's last fetch. All but the first two explain why it returned less than the feed has. */
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
