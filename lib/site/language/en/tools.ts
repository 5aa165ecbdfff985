import { passphrase, wrongPassphrase } from './passphrase'

/** The timer, as a browser gets it: plain texts, `%t` is a time, `%n` a number. */
export const timer = {
  /** Over whatever is on the screen: it must tell nothing. */
  alert: 'Your time is up.',
  active: 'Check-in active.',
  activeUntil: 'The alert goes off at %t.',
  due: 'Time to check in.',
  dueAt: 'Your time was up at %t. Are you safe?',
  over: 'Good. The check-in is over.',
  cancelled: 'The check-in was cancelled.',
  when: 'When should the alert go off?',
  hour: '1 hour',
  hours: '%n hours',
  safe: 'I am safe',
  cancel: 'Cancel',
  more: 'More time',
  moreHour: '+1 hour',
  moreMinutes: '+%n minutes',
}

export const checkIn = {
  title: 'Timer',
  description: 'A timer that asks after 1, 4 or 24 hours whether you are safe. It runs in this page and tells no one.',
  heading: 'Safety check-in',
  lead: 'Worried about a meeting or a place you’re going? Set a timer. When time is up, your browser checks on you.',
  noScript:
    'JavaScript is off in this browser, so this timer cannot run. Use your phone’s alarm clock instead, with a label that means nothing to others.',
  limits: 'Know its limits',
  limitLines: [
    {
      title: 'No one is told.',
      text: 'No message goes to anyone, neither now nor when the time is up. It only reminds you.',
    },
    {
      title: 'It stops with the browser.',
      text: 'If you close the tab or the browser, use Quick Exit, or the battery runs out, there is no alert.',
    },
    {
      title: 'It runs only on this page.',
      text: 'Keep this page open. On another page of this site there is no alert. Come back here, and the timer goes on.',
    },
    {
      title: 'It can be late.',
      text: 'Phones put background pages to sleep. The alert may not go off until you open the page again.',
    },
    {
      title: 'It shows on the screen.',
      text: 'The alert says only “Your time is up.” Still, whoever is holding the device will see it.',
    },
  ],
  better: 'Better: a person who knows',
  steps: [
    'Choose a person you trust, and tell them where you will be.',
    'Agree on a time: “If I have not texted you by nine, call me.”',
    'Agree on what comes next: “If I don’t answer twice, call 911 and give them this address.”',
    'Choose a harmless word that means: I can’t talk, send help.',
  ],
  withUs: 'Or let us tell them',
  withUsText:
    'With an account, a check-in runs on our side, even with your phone off. If you miss it, people you trust get your message by email. They agree to it first.',
  withUsLink: 'Check-in with people you trust',
  leaves: 'What it leaves behind',
  leavesText:
    'One number, the time of the alert, in this tab’s own memory. It is erased when the time is up, when you end or cancel, when the tab closes, and when you use Quick Exit. Nothing is sent to us.',
}

/** The plan of her own, as a browser gets it. */
export const planner = {
  lists: 'Choose what fits',
  lost: 'What you check and write is lost when you close or reload this page, unless you keep it, locked, under',
  mine: 'My plan',
  go: 'Go to my plan',
  goOne: 'Go to my plan, 1 step',
  goMany: 'Go to my plan, %n steps',
  stage: 'Where are you now?',
  topics: 'What else should you plan for?',
  chosen: '%n chosen',
  paper: 'On paper',
  paperText:
    'To save a PDF, choose “Save as PDF” in the print window. Its name is “Notes”. If the window shows an address at the edge, turn “Headers and footers” off.',
  onCard: { put: 'Put', under: 'on the card, under “Day and night”' },
  printPlan: 'Print my plan',
  printCard: 'Print a wallet card',
  plain: {
    title: 'Paper that looks like something else',
    text: 'Your steps and numbers, as a recipe card, a school list or a receipt. It is made on this page, and nothing is sent or stored.',
    looks: 'How it looks',
    lines: 'What it says',
    linesText:
      'Each step is cut to a few words that remind you and tell no one else anything. Change them as you like. Phone numbers appear just as you dial them.',
    onPaper: 'On paper: %s',
    left: 'Not on the paper yet. Write it in words that only you understand, or leave it off.',
    tells: '“%s” may give it away.',
    preview: 'How it will look',
    print: 'Print this paper',
    picture: 'Save as a picture',
    limitsTitle: 'What it cannot do',
    limits: [
      'It fools a glance, not a reader. Anyone who reads it line by line may see what it is.',
      'We check for a few telltale words. We cannot know which words would tell him something.',
      'A saved picture is in your downloads or photos, and may be copied to other devices.',
      'A printer, or a shop that prints, may keep a copy.',
      'If someone goes through your papers, don’t carry it: learn one number by heart instead.',
    ],
  },
  printTitle: 'Notes',
  people: 'People',
  otherPaper: 'Other',
  numbers: 'Numbers',
  dayAndNight: 'Day and night',
  note: 'Note',
  remove: 'Remove',
  removeThat: 'Remove: %s',
  removeName: 'Remove %s',
  thisPerson: 'this person',
  ownStep: 'Your own step',
  ownSteps: 'My own steps',
  addStep: 'Add step',
  callable: 'People I can call',
  personName: 'Name, or a word you both know',
  phone: 'Phone',
  addPerson: 'Add a person',
  empty: 'Check steps above, and they appear here. Then add what only you know.',
  showTyped: 'Show what I type',
  delete: 'Delete it from this browser',
  deleteAsk: 'Delete the saved plan? There is no way to get it back.',
  deleteYes: 'Yes, delete it',
  deleteNo: 'No, keep it',
  isLocked: 'A plan is kept in this browser. It is locked.',
  passphrase: 'Passphrase',
  opening: 'Opening…',
  open: 'Open my plan',
  keepHere: 'Keep my plan in this browser',
  keepFacts: [
    'Do this only if no one else looks at this device. It can be dangerous if someone finds your plan.',
    'It is locked with a passphrase that only you know. If you lose it, no one can open the plan, not even us.',
    'It stays here until you delete it, or until the browser’s data is cleared. It is never sent anywhere.',
    'It locks when you leave the page, switch away, or do nothing for 5 minutes.',
  ],
  newPassphrase: 'Passphrase, at least 12 characters',
  ...passphrase,
  locking: 'Locking…',
  keep: 'Keep it, locked',
  lockNow: 'Lock now',
  kept: 'Kept in this browser, locked with your passphrase.',
  saving: 'Saving…',
  notSaved: 'Not saved: it is lost when you close or reload this page.',
  problems: {
    'wrong-passphrase': wrongPassphrase,
    damaged:
      'The plan saved here is damaged and cannot be opened. Your paper copy, if you made one, is the only one left.',
    'no-room': 'There is not enough free space on this device. The plan on the screen was not saved.',
    gone: 'The plan is no longer kept here. It may have been deleted in another tab.',
    locked: 'The plan is locked.',
    unsupported: 'This browser cannot keep a plan, maybe because it is old or the window is private. You can print it.',
    unknown:
      'Something went wrong, and the plan was not saved. What is on the screen is still there, so please try again.',
  },
}

export const planPage = {
  noScript:
    'JavaScript is off in this browser. You can read the lists and print this page, or print the paper plan below and write on it. A plan of your own on this page needs JavaScript.',
  law: 'What your state’s law says',
  lawText:
    'A lock that you change, a talk that you record: each state has its own rules. Look before you put it in your plan.',
  everything: 'Print everything',
  everythingText: 'The lists with room to write, as a PDF that opens in the browser. Its name is “my-plan.pdf”.',
  openPaper: 'Open the paper plan (PDF)',
  plainNumbers: 'The plan’s numbers, as a recipe card or a receipt',
  /** On the buttons that choose a list; a list without one has its own title. */
  shorts: {
    workplace: 'Work',
    children: 'Children',
    staying: 'I am staying for now',
    leaving: 'I am getting ready to leave',
    after: 'I have left',
    disability: 'Disability',
  } as Record<string, string>,
  /** On paper that someone else may find, headings tell as little as they can. */
  papers: {
    personal: 'At home',
    workplace: 'At work',
    children: 'Children',
    staying: 'Now',
    leaving: 'Before',
    after: 'Later',
    pets: 'Pets',
    money: 'Money',
    immigration: 'Papers',
    disability: 'Health',
  } as Record<string, string>,
}
