/** What the browser may hold as well: what an exit says (lib/safety/exit-script.js), and a page that failed. */
export const exit = {
  missing: 'This page is not available',
  later: 'It may be back later.',
  reload: 'Reload',
  press: 'Exit: press %k %n more times',
  pressOnce: 'Exit: press %k 1 more time',
  quiet: '/quiet',
}

/** Whether a new version of the site shall be taken at once (lib/safety/offline/updates.js). */
export const update = {
  question: 'New version available! Refresh to update?',
  refresh: 'Refresh',
  later: 'Not now',
}

/** Save on a card (lib/safety/saving.js). `done` is for pages without a script. */
export const saving = {
  undo: 'Saved. Undo',
  list: 'Your list',
  listPath: '/dashboard/saved',
  saved: 'Saved:',
  undone: 'No longer on your list:',
  failed: 'Not saved. Check your connection, then try again.',
  done: 'It is on your list.',
}

export const failed = {
  title: 'This page did not load',
  lead: 'Something went wrong on our side, not because of anything you did. Help is still a call away.',
  dangerNow: 'In danger now',
  call: 'Call',
  text: 'Text START to 88788',
  lines: {
    'domestic-violence': 'National Domestic Violence Hotline',
    'suicide-prevention': '988 Suicide and Crisis Lifeline',
  },
  again: 'Try again',
  home: 'Home',
  homePath: '/',
  leave: 'Leave',
  exit: 'Exit this site',
}
