/** Kinds of records whose changes are audited. */
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
  'call round',
  'language',
] as const
