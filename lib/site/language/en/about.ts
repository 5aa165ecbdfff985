import { categoryRecords, forCategories } from '@/db/vocabulary/directory'
import { formatCount, formatNumber } from '@/lib/text/format'

/** What the site is, and how fresh its facts are. */
export const about = {
  title: 'About',
  description: (name: string) => `What ${name} is, what it stands for, and how to get involved.`,
  heading: (name: string) => `About ${name}`,
  explore: 'Explore Resources',
  join: 'Get Involved',
  inDirectory: 'What is in the directory',
  counts: forCategories<string>((category) => categoryRecords[category].counted.en),
  total: 'entries in total',
  totalNote: (states: number) =>
    `In ${formatNumber(states)} states, districts and territories. Each entry says where it comes from, or that it is not confirmed.`,
  freshByState: 'How fresh our facts are, by state',
  compiled:
    'Compiled from public lists: HRSA, SAMHSA, the Office of Head Start, HUD, the VA, the Indian Health Service, the LIHEAP Clearinghouse, state coalitions against violence, the Legal Services Corporation, regional food banks and others, much of it through the SUCCURRO data set. Each entry names the list we read, or says that it is not confirmed. Counties and towns: U.S. Census Bureau and',
  missionLabel: 'Mission and vision',
  values: 'Our commitments',
  areas: 'Where we work',
  areasLead: 'Four kinds of help, in every state, DC and five territories.',
  why: 'Why it matters',
  whyLead: 'Each number, with its source and year.',
  timeline: 'How we got here, and what comes next',
  joinTitle: 'Get involved',
  nonprofit: (name: string, status: string) => `${name} is a ${status}. `,
  tellUs:
    'Tell us about a missing service, a wrong number, or a language you can help with. Partner with us, or volunteer.',
  openData: 'The directory as open data',
  coverage: {
    title: 'Local programs against violence',
    lead: (named: string, numbered: string) =>
      `${named} of the people of the United States live in a county for which we know a local program by name, and ${numbered} in one with a number that its own page, an official list or two sources print. Where we know only the name, a state line or the National Domestic Violence Hotline connects to it.`,
    caption: 'Counties and people, by state (census of 2020)',
    counties: 'Counties',
    named: 'With a named program',
    namedPeople: 'People there',
    numberedPeople: 'People with a number',
  },
  fresh: {
    title: 'How fresh our facts are',
    description: 'How many directory entries were checked recently, and how many were not, by state and kind of help.',
    lead: 'Places move and numbers change. Every entry says when we last checked it, which list it comes from, or that it is not confirmed because we found it only in public lists. This page counts all of them, the old ones too.',
    counted: (all: number, fresh: number, aging: number, stale: number, never: number) =>
      `Of ${formatCount(all, 'entry', 'entries')}, ${formatNumber(fresh)} were checked in the last 90 days, ${formatNumber(aging)} within a year, ${formatNumber(stale)} more than a year ago, and ${formatNumber(never)} have not had a call from us yet.`,
    lines: (all: number, checked: number) =>
      ` Of the ${formatNumber(all)} crisis lines and shelters, ${formatNumber(checked)} were checked within a year.`,
    order:
      'We check emergency lines first, then the oldest entries, then what you report. Every entry has a ‘Report a problem’ link: one tap, no name needed.',
    from: (day: string) => `Counted from the directory itself on ${day}, and again whenever it changes.`,
    ages: { fresh: 'Fresh', aging: 'Aging', stale: 'Outdated', never: 'Never' },
    meanings: {
      fresh: 'checked less than 90 days ago',
      aging: 'checked 90 to 365 days ago',
      stale: 'checked more than 365 days ago',
      never: 'not yet called by us',
    },
    byKind: 'By kind of help',
    kind: 'Kind of help',
    byState: 'By state',
    state: 'State',
    each: 'Each kind of help by state',
    kindByState: (kind: string) => `${kind} by state`,
    all: 'All',
    nowhere: 'Nationwide or several states',
  },
}
