/** /emergency and the tools beside it. */
export const emergency = {
  tabsLabel: 'Emergency tools',
  tabs: {
    exit: 'Quick Exit',
    contacts: 'Emergency Contacts',
    planning: 'Safety Planning',
    'check-in': 'Safety Check-in',
    documents: 'Secure Documents',
  },
  banner: {
    lead: 'Need to leave fast?',
    keys: (
      <>
        Press <kbd>Esc</kbd> 3 times or <kbd>Shift</kbd> 3 times, or use this button.
      </>
    ),
  },
  exitPage: {
    title: 'Tools',
    description: 'Phone lines that answer day and night, a way to leave this page fast, and tools to plan ahead.',
  },
  callNow: {
    title: 'Get help now',
    lead: 'In danger?',
    text: 'Call 911. If you cannot speak, stay on the line. To talk something through, call or text the hotline, free, day and night.',
    allHotlines: 'All hotlines',
    inYourState: 'Shelter and legal help in your state',
  },
  exitWays: {
    title: 'Quick Exit',
    lead: (host: string) => `It removes this page instantly and opens a weather site (${host}) in its place.`,
    ways: [
      {
        title: 'The button',
        text: 'Exit is at the bottom of the screen, or at its right edge on a computer, on every page and in every dialog. It works by touch, mouse and keyboard. Next to it, Quiet leads to quiet browsing.',
      },
      {
        title: 'Esc, 3 times',
        text: 'Within 2 seconds. It works anywhere, even while you type, in a menu, or with a dialog open.',
      },
      {
        title: 'Shift, 3 times',
        text: 'With up to 5 seconds between presses. Left or right, for anyone whose hands are slow or shaky.',
      },
    ],
    practice: 'Practice without leaving',
  },
  exitFacts: {
    doesTitle: 'What it does',
    does: [
      'The page goes blank instantly, before anything else loads. The name in the tab changes too.',
      'Every other tab with this site leaves too.',
      'Anything you typed is wiped. If you were signed in, you are signed out.',
      'Back and Forward in this tab then show a plain page that says nothing.',
      'The weather site is not told where you came from, and we record nothing.',
    ],
    doesNotTitle: 'What it does not do',
    doesNot: (name: string) => [
      `It does not erase the browser’s history. The list still holds addresses of this site, named ${name}.`,
      'It does not hide the visit from your Wi-Fi router, your phone company, or a network at work or school. They can see the name of the site, not which page.',
      'It does not protect against spyware. An app that watches your screen has already seen what you saw.',
      'It does not delete screenshots, downloads, printed pages, or calls and texts you made.',
      'Without a connection it cannot sign you out. You stay signed in until you use it with a connection, or your sign-in expires.',
      'With JavaScript off, only the button works, and Back can bring the page back.',
    ],
    backTitle: 'How to come back',
    back: (name: string) =>
      `Open a new tab and type this site’s address, or search for ${name}. Back won’t bring you here. That is on purpose, so no one else gets here that way.`,
    saferTitle: 'Safer ways to look',
    safer: [
      'Use a device the other person has never had access to: a friend’s, or one at a library or clinic.',
      'Open a private window, and close it when you are done. It keeps no history on the device.',
      'Delete single pages from your history, not all of it. An empty history can be noticed.',
      'Sync can copy your history to another device with the same account. Check who else is signed in.',
    ],
    traces: 'What this site leaves on a device, item by item',
  },
  contacts: {
    title: 'Contacts',
    description:
      'Lines that answer day and night: what happens when you call or text, which languages they speak, and what a phone bill can show.',
    heading: 'Emergency contacts',
    danger: 'In danger right now?',
    dangerText: 'Call 911. If you cannot speak, stay on the line. In many places you can text 911 instead.',
    alwaysFree: (about: string, phoneWord: string | null) =>
      `${about}. Free, at any hour.${phoneWord ? ` In letters: ${phoneWord}.` : ''}`,
    before: { call: 'Before you call', text: 'Before you text' },
    ofLine: (name: string) => ` the ${name}`,
    happens: { call: 'What happens when you call', text: 'What happens when you text' },
    languages: 'Languages',
    deaf: 'Deaf and hard of hearing',
    bill: 'On a phone bill',
    inDirectory: (name: string) => `: ${name} in the directory`,
    texts: 'Two text lines that are easy to mix up',
    onBill: 'Can a call or text show on a bill?',
    more: 'More people who can help',
    inYourState: 'Lines and shelters in your state',
  },
  inLetters: (phoneWord: string) => `. In letters: ${phoneWord}`,
  offline: {
    title: 'Offline',
    description: 'Phone lines and lists that can be read without a connection.',
    heading: 'No connection',
    lead: 'The page you asked for could not be loaded. Calls and texts need no internet, and these lines answer day and night.',
    again: 'Try again',
    kept: 'Emergency tools, if you kept them here',
    lists: 'Safety lists',
  },
  planning: {
    title: 'Planning',
    description: 'Lists to read, check off and print, and a plan of your own that stays with you.',
    heading: 'Safety planning',
    lead: 'Use what fits, skip what doesn’t. You know your situation best.',
    adapted: 'The lists above are adapted from:',
  },
  quietOffer: {
    title: 'Quiet browsing',
    text: 'Hotlines, the directory, your state and the safety lists in one page. Its address, name and icon never change, so no matter how much you read, your browser’s history shows one line: “Notes”.',
    button: 'Switch every tab to it',
    earlier: 'Earlier pages stay in your history, but Back won’t show them.',
  },
  keep: {
    title: 'Keep help on this phone',
    intro:
      'These emergency pages, and the shelters and phone lines of your state, then open without a connection. Nothing is kept before you press the button.',
    state: 'Your state',
    noState: 'No state, only the national pages',
    absent:
      'Keeping pages needs JavaScript, and a browser that can store them. You can print any page instead, or write down the numbers you need.',
    kept: 'Kept in this browser:',
    updates: '. They update when you open them with a connection.',
    remove: 'Remove',
    warningTitle: 'Anyone with this phone can find it',
    warnings: [
      'Kept pages are not locked. Anyone who opens this site here sees them, and the browser’s settings list this site and what it stores. If that is not safe for you, don’t keep them: memorize one number instead.',
      'Quick Exit does not remove them. Remove does, with everything else this site stores for use without a connection. What you locked under Secure Documents, or kept as a plan, stays.',
    ],
  },
  practice: {
    title: 'Keys',
    description: 'Try the keys that leave this site, without leaving.',
    heading: 'Practice leaving',
    lead: 'Do it a few times now, so your hands know it. Nothing is counted or kept.',
    first: 'Press Start, then the keys.',
    start: 'Start practicing',
    tryButton: 'Try a button',
    note: 'While you practice, Esc and Shift do not leave. The real Exit button still does. Practice ends on its own after three presses, or after a minute.',
    noScript:
      'JavaScript is off in this browser, so the keys cannot work here. The Exit button works without it: it opens the weather site, and Back may bring this page back.',
    realTitle: 'Then try it for real',
    real: (host: string) =>
      `Press Exit and you will see ${host}. Press Back and you will see a plain page. Then open a new tab and come back by typing the address. Try it on your phone too. It has no Esc key, but Exit is at the bottom, under your thumb.`,
    notHidingLead: 'Leaving is not hiding.',
    notHiding:
      'The browser’s history still lists this site. The router and the phone company can see its name, and spyware sees the screen. If that is your worry, use another device.',
    how: 'How Quick Exit works',
    traces: 'What stays on the device',
  },
}
