/** Telling of a mistake in a record. It may stand in a browser. */
export const report = {
  title: 'Report a problem',
  description: 'Tell us what is wrong with a directory entry. We don’t ask for your name.',
  with: 'With ',
  choose: '. Choose one. You don’t have to write anything, and no one will know who you are.',
  question: 'What is wrong?',
  choices: {
    'wrong-number': 'The phone number is wrong or no one answers',
    closed: 'It has closed, or no longer offers this help',
    unsafe: 'It did not feel safe',
    other: 'Something else is wrong',
  },
  rightNumber: 'The right number, if you know it',
  rightNumberHint: 'Only the number of this place. Do not write your own.',
  numberWrong: 'Please write a phone number, such as 512-555-0100, or leave it empty.',
  send: 'Send the report',
  kept: 'We keep your choice, the number and the date, and nothing else: no name, no device address. Someone on our staff will call and check. Want to tell us more? ',
  write: 'Write to us',
  danger: 'No one reads this around the clock. In danger, call ',
  or: ' or one of the ',
  hotlines: 'hotlines',
  notSent: 'The report was not sent',
  chooseFirst: 'Please choose what is wrong.',
  sent: {
    title: 'The report was sent',
    description: 'What happens next.',
    text: 'Thank you. Someone on our staff will call, check, and correct the entry. Nothing about you was kept.',
    dontWait: 'If you need help now, do not wait for us. Call 911, or one of the hotlines.',
    all: 'All resources',
    hotlines: 'Hotlines',
  },
}

export type ReportWords = typeof report
