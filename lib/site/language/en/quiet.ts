import type { StateCode } from '@/lib/geography/states'
import { formatCount } from '@/lib/text/format'
import { borrowForQuiet } from '../borrowed-words'
import { directory } from './directory'
import { helpNow } from './help'
import { records } from './records'
import { report } from './report'
import { search } from './search'
import { textSaid } from './texting'

/** The quiet page. It stands in a browser, with the words of other parts that it needs. */
export const quiet = {
  /** What the browser writes down of it. */
  title: 'Notes',
  ...borrowForQuiet({ directory, helpNow, records, report, search }),
  back: 'Back',
  firstPage: 'First page',
  oneMoment: 'One moment…',
  tryAgain: 'Try again',
  noNetwork: 'The network did not answer, but the numbers on the first page work without it.',
  showMore: (count: number) => `Show ${count} more`,
  home: {
    heading: 'Quiet browsing',
    lead: 'All the help is at one address. No matter how much you read here, your browser’s history shows one line: “Notes”.',
    noScript:
      'JavaScript is off in this browser, but the numbers below and the exit work. Searching, states and lists on this page need JavaScript.',
    byState: 'Shelter and legal help by state',
    withoutScript: ' works without it. Each page you open there is its own line in the history.',
    talk: 'Talk to someone now',
    danger: 'In danger?',
    dangerText: ' Call 911. If you cannot speak, stay on the line. A call or text stays in the phone’s own list.',
    call: 'Call',
    textSaid,
    find: 'Find help',
    ways: {
      search: { label: 'Search the directory', about: 'By keyword, state, ZIP code or language' },
      states: { label: 'Help in your state', about: 'Crisis lines, shelter, legal help' },
      private: { label: 'Search without telling anyone', about: 'Your words stay on this phone' },
      lists: { label: 'Safety lists', about: 'At home, at work, with children, leaving' },
      about: { label: 'How this page stays quiet', about: 'What it leaves behind, and what it cannot hide' },
    },
  },
  lists: {
    heading: 'Safety lists',
    lead: 'Use what fits, skip what doesn’t. You know your situation best.',
    count: (count: number) => `${count} lists`,
  },
  private: {
    heading: 'Search without telling anyone',
    lead: 'One file with a whole state’s listings loads into this page. Every word you type after that, and every result, stays on this phone. Nobody sees it, not even us.',
    state: '1. Your state, or any state',
    choose: 'Choose a state',
    get: 'Get the file',
    getting: 'Getting the file…',
    here: 'The file is here. From now on, nothing is sent.',
    problem: 'The file did not load, so nothing was searched. Try again, or call a number that you know.',
    words: '2. What do you need, and where?',
    placeholder: 'Shelter, lawyer, ZIP code…',
    find: 'Find help',
    narrow: 'Narrow this down',
    results: 'Results',
    none: 'No resources found',
    found: (count: number, place: string) => `${formatCount(count, 'result', 'results')} for ${place}`,
    aMile: 'About a mile away',
    miles: (count: number) => `About ${count} miles away`,
    more: 'Show more',
  },
  about: {
    heading: 'How this page stays quiet',
    does: [
      'Its address, its name in the tab and its icon never change, whatever you look at.',
      'What you search for and read never appears in an address, and is neither stored nor counted.',
      'This page’s Back button goes back one step. The browser’s own Back button leaves the page.',
      'Reloading or leaving this page erases all of it. There is no way to get it back.',
      'Exit works here like everywhere else: the button, Esc 3 times, or Shift 3 times.',
    ],
    cannot: 'What it cannot hide',
    doesNot: [
      'One line in the browser’s history, with this site’s address.',
      'Pages of this site that you opened earlier, outside quiet browsing.',
      'The name of this site from the router, the phone company, or a network at work or school.',
      'Websites, calls, texts and emails that you open from here. Each leaves its own trace.',
      'Anything from an app that watches the screen.',
    ],
  },
  record: {
    here: 'Its details are here.',
    website: 'The website opens in its own tab. The browser’s history lists it, with its own name.',
    kept: 'Nothing about you is kept: only your choice, the number and the date.',
    sending: 'Sending...',
    tryAgain: 'The report was not sent. Please try again in a moment.',
  },
  search: {
    heading: 'Search the directory',
    inCategory: 'In the directory',
    found: (count: number, isCapped: boolean, state: StateCode | null) =>
      `${isCapped ? 'More than ' : ''}${formatCount(count, 'entry', 'entries')}${state ? ` that serve ${records.state(state)}` : ''}`,
    shownFor: (words: string) => `Shown for “${words}”.`,
    fromCopy: 'This is our copy of the directory and may be out of date, so call first.',
    toPage: (number: number) => `Page ${number}`,
  },
  state: {
    choose: 'Help in your state',
    heading: (code: StateCode) => `Help in ${records.inState(code)}`,
    here: (code: StateCode) => `Help in ${records.inState(code)} is here.`,
    noLine: (code: StateCode) =>
      `We know of no local crisis line in ${records.inState(code)}. The national lines on the first page answer there, day and night.`,
  },
}

export type QuietWords = typeof quiet
