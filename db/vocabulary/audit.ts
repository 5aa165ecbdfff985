/** Kinds of things whose changes are written down. */
export const auditTargets = [
  'article',
  'resource',
  'picture',
  'staff',
  'message',
  'subscriber',
  'donation',
  'mail',
  'import',
  'story',
  'newsletter',
  'state fact',
] as const
