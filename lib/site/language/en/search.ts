import type { StateCode } from '@/lib/geography/states'
import { records } from './records'

/** The search: its form on every page, its answer, and the page for tonight. */
export const search = {
  title: 'Search the directory',
  description: 'Search housing, health, legal and money help by words, place, name or number.',
  short: 'Search',
  form: {
    ask: 'What do you need, or where are you?',
    askBoth: 'What do you need, and where are you?',
    placeholder: 'Shelter, lawyer, ZIP code…',
    left: '%n letters left',
    button: 'Find help',
  },
  problem: {
    words: 'Please try other words',
    wait: 'Please wait a moment',
    tooShort: 'Type at least 3 letters, a state or a ZIP code. Nothing was searched yet.',
    tooLong: 'Please use at most 1,000 characters. Nothing was searched yet.',
    unreadable: 'We cannot read this link.',
  },
  ladder: {
    miles: (miles: number, place: string) =>
      `Little is listed close by, so these results go up to ${miles} miles from ${place}.`,
    state: (place: string) =>
      `We know of few places for this within 100 miles of ${place}. The nearest come first, then those that serve the whole state.`,
    country: (place: string) =>
      `We do not know of a place for exactly this near ${place} yet. Here is what comes close, and who answers from anywhere.`,
  },
  fromCopy: 'Our directory cannot be reached right now. This answer is from a copy and may be out of date.',
  noneInCategory: 'No resources available in this category.',
  readOrDo: 'Read or do',
  pages: 'Pages of results',
  previous: 'Previous page',
  next: 'Next page',
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  understood: {
    label: 'How we read your words',
    change: 'change this',
    leaveOut: 'leave this out',
    inPlace: (place: string) => `in ${place}`,
    nearPlace: (place: string) => `near ${place}`,
    now: 'now',
    inLanguage: (language: string) => `in ${language}`,
    readAs: (from: string, as: string) => `We read “${from}” as “${as}”.`,
    asItIs: (typed: string) => `Search for exactly “${typed}”`,
    otherPlaces: (name: string) => `${name} in:`,
    addPlace: 'Add your ZIP code or town to see what is near you',
  },
  privately: 'Search without telling anyone: your words stay on your phone',
  filters: {
    chosen: (count: number) => `Place and filters (${count} chosen)`,
    none: 'Change the place, or narrow this down',
    near: 'ZIP code, town or county',
    category: 'Category',
    allCategories: 'All categories',
    state: 'State',
    anywhere: 'Anywhere',
    language: 'Language',
    anyLanguage: 'Any language',
    openNow: 'Open now',
    open24Hours: 'Open 24 hours',
    emergency: 'Emergency help',
    again: 'Search again',
  },
  reading: {
    plan: 'Make a safety plan',
    traces: 'What a phone or computer keeps from your visit',
    checkIn: 'Set a safety check-in',
    lines: 'Every crisis line, to call or text',
    tonight: 'A safe place tonight',
    housing: 'Housing and shelter, explained',
    health: "Women's health, explained",
    rights: 'Rights and advocacy, explained',
    grants: 'Grants and money, explained',
    legalHelp: 'How to get legal help',
    law: 'Your rights, state by state',
    lawIn: (code: StateCode) => `Your rights in ${records.state(code)}`,
    county: (name: string, code: StateCode) => `All help in ${name}, ${code}`,
  },
  private: {
    title: 'Search',
    description:
      'Your state’s listings load into this page as one file. What you search for in it never leaves your phone.',
    noScript: {
      before: 'A private search needs JavaScript, and it is off here. The ',
      link: 'ordinary search',
      after: ' works without it, but sends your words to us. We keep none of them.',
    },
    seenTitle: 'What others can see',
    seen: [
      'We see that someone asked for a state’s file, but not why.',
      'The browser’s history shows this page once. Your words never appear in an address.',
      'Nothing is stored. When you leave or press Exit, the file and your words are gone.',
      'An app that watches the screen or the keys still sees all of it.',
    ],
  },
  tonight: {
    title: 'A safe place tonight',
    description: 'Type a ZIP code or a town, and see who to call now for a bed.',
    label: 'Your ZIP code or town',
    button: 'Who to call',
    unknown: 'We don’t know that place, so check the spelling or type a ZIP code. These answer everywhere:',
    noLocal: (place: string) =>
      `We don’t have a local number for ${place} yet. These lines know which beds are open near you:`,
    everywhere: 'They help everywhere',
    sure: 'These answer now',
    /** Above those that may not. */
    others: {
      'office-hours': 'Try these too',
      'off-hours': 'These may be closed now',
      night: 'These may be closed at night',
    },
    aside: 'In danger now',
    danger: 'In danger right now?',
    byText: {
      title: 'No internet?',
      before: 'Text your ZIP code to ',
      after: ', and you get numbers that answer now. Erase the texts if someone checks your phone.',
    },
  },
}
