/** What any form says. */
export const forms = {
  required: 'Fields marked * are required.',
  chooseOne: 'Choose one',
  yes: 'Yes',
  no: 'No',
  unseen: 'Leave this empty',
  checkAgain: 'Please check again',
  stillHere: 'What you wrote is still here.',
  danger: 'In danger?',
  dontWait: 'Do not wait for an answer.',
  byPhone: 'By phone, day and night',
  next: 'What happens next.',
  /** Short messages at the top of a page (lib/forms/page-toast.js). */
  toasts: { region: 'Notifications F8', close: 'Close this message' },
}
