/** What a shelter says of tonight, and its own page to say it. */
export const rooms = {
  title: 'Your page for tonight',
  description: 'Say if you have room tonight.',
  said: {
    room: (at: string) => `Room tonight, said ${at}`,
    full: (at: string) => `Full, said ${at}`,
    call: (at: string) => `Call to ask for room, said ${at}`,
  },
  /** Beside one that is full. */
  askThem: 'Ask them who has room.',
  heading: 'Do you have room tonight?',
  lead: 'Press one. People who look for a bed see it right away, with the hour.',
  answers: { room: 'Room tonight', full: 'Full', call: 'Call to ask' },
  clear: 'Take it back',
  nothing: 'Nothing is shown about tonight.',
  until: (at: string) => `It is shown until ${at}.`,
  shown:
    'It is shown for 12 hours on your entry, in search results, on county pages and on the page for tonight. Then it goes away, unless you say it again.',
  failed: 'That did not work, so nothing was changed. Please try again in a moment.',
  contact: 'Contact',
  byText: {
    title: 'Say it by text',
    lead: 'You can also text ROOM, FULL or CALL from one phone of yours. First show that the phone is yours.',
    has: (number: string) => `Text ROOM, FULL or CALL to ${number} from your phone. CLEAR takes it back.`,
    send: 'From that phone, within 30 minutes, text',
    word: 'LINK',
    to: (number: string) => `to ${number}.`,
    get: 'Get a code',
    other: 'Use another phone',
    forget: 'No longer take texts',
    kept: 'We keep a scrambled copy of the phone’s number, not the number.',
  },
  over: {
    title: 'This link does not work',
    text: 'It was replaced or ended, so nothing was changed. Write to us, and we will send you a new one.',
  },
}
