/** Messages after a form without a script. The address contains a code; the texts are here. */

export interface Notice {
  title: 'Success' | 'Error'
  text: string
}

const done: Record<string, string> = {
  'article-created': 'Article created successfully',
  'article-updated': 'Article updated successfully',
  'article-deleted': 'Article deleted successfully',
  'article-restored': 'Article restored successfully',
  'resource-created': 'Resource created successfully',
  'resource-updated': 'Resource updated successfully',
  'resource-deleted': 'Resource deleted successfully',
  'resource-restored': 'Resource restored successfully',
  'import-checked': 'The file was read. Nothing is written yet: review what it would change.',
  'import-written': 'The file was written. The public pages follow within two seconds.',
  'import-discarded': 'The file was discarded. Nothing was changed.',
  checked: 'The check was saved. The public sees the new date. This is the next entry.',
  'checked-in-part':
    'The check was saved. The date did not change, since no way to reach them was confirmed. The entry comes back tomorrow. This is the next one.',
  skipped: 'The entry was postponed until tomorrow. This is the next one.',
  'queue-empty': 'There is nothing left to check for you right now.',
  'organization-asked': 'The organization was sent a link.',
  'room-link-given': 'The organization was sent its link. An earlier one has ended.',
  'room-link-ended': 'The link has ended, and nothing is shown about tonight.',
  'room-cleared': 'It was taken back. The public pages follow within two seconds.',
  'address-decided': 'Your decision was saved. The public pages follow within two seconds.',
  'round-started': 'The round was started. Make a link for each volunteer.',
  'round-ended': 'The round has ended. None of its links works now.',
  'link-ended': 'The link has ended.',
  'sheet-taken': 'The sheet was taken in. What was found out waits below.',
  'call-settled': 'Your decision was saved. The public pages follow within two seconds.',
  'twins-settled': 'Your decision was saved. The public pages follow within two seconds.',
  'update-decided': 'Your decision was saved. What you applied is public now.',
  'fact-left': 'Ours stays. The list is asked about again when it says something else.',
  'fact-published': 'It was published. The public pages follow within two seconds.',
  'fact-withdrawn': 'It was taken off the public pages, which now say whom to ask.',
  'language-read': 'The reading was written down. It holds until a word is changed.',
  'line-published': 'The number is in the directory now, checked today. Every page of the state shows it.',
  'staff-invited': 'The invitation is on its way.',
  'staff-updated': 'The rights were saved. They take effect with the next request.',
  'message-updated': 'Message updated successfully',
  'many-done': 'Done for all that you chose.',
  'note-added': 'Note added successfully',
  replied: 'Your answer is on its way. It stands below, with the notes.',
  assigned: 'It was written down who takes care of this message.',
  'subscriber-removed': 'The subscriber was removed, with every letter that was still waiting.',
  'receipt-sent': 'The receipt is on its way again.',
  'refund-asked': 'The refund is on its way. The list will show it once the payment company confirms it.',
  'gifts-compared': 'The ledger was compared with the payment company.',
  'issue-saved': 'The issue was saved as a draft. Nothing was sent.',
  'issue-tested': 'The test is on its way to you.',
  'issue-approved': 'The issue was released.',
  'issue-held': 'The issue is a draft again.',
  'issue-discarded': 'The issue was put away. It is never sent.',
  'digest-switched': 'The weekly digest was switched.',
  'key-revoked': 'The key was revoked. It opens nothing from now on.',
  'donor-noted': 'The note was saved.',
  'view-saved': 'The view was saved. Everybody on the staff sees it.',
  'view-removed': 'The view was removed. The entries are as they were.',
  'mail-retried': 'The email is waiting to be sent again.',
}

const failed: Record<string, string> = {
  'none-chosen': 'Nothing was changed. Please choose at least one row first.',
  'refund-amount':
    'Nothing was refunded. The second field must repeat the amount of the first, such as 25.00, and the amount can be no more than what is left of the gift.',
  invalid: 'Something in the form needs fixing, so nothing was saved.',
  conflict: 'This conflicts with what is there now: someone else changed it, or it must stay. Nothing was changed.',
  'not-found': 'This no longer exists. Nothing was changed.',
  forbidden: 'Your account is not allowed to do this. Nothing was changed.',
  'signed-out': 'You were signed out, so nothing was saved. Please sign in and do it again.',
  'too-many': 'That was a lot in a short time, so nothing was saved. Please wait a minute.',
  'too-large': 'This is longer than we can take, so nothing was saved.',
}

const OTHER = 'That did not work, and nothing was changed. Please try again in a moment.'

type Given = string | string[] | undefined

export function readNotice(params: { done?: Given; failed?: Given }): Notice | null {
  const { done: name, failed: code } = params
  if (typeof name === 'string' && Object.hasOwn(done, name)) return { title: 'Success', text: done[name] ?? '' }
  if (typeof code !== 'string') return null
  return { title: 'Error', text: Object.hasOwn(failed, code) ? (failed[code] ?? OTHER) : OTHER }
}
