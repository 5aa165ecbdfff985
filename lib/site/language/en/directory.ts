import { type Category, categoryRecords, forCategories } from '@/db/vocabulary/directory'
import type { StateCode } from '@/lib/geography/states'
import { formatCount, formatNumber } from '@/lib/text/format'
import { records } from './records'
import { report } from './report'

const { state } = records

/** The lists of the directory, the page of a record, and telling of a mistake in it. */
export const directory = {
  categories: forCategories<string>((category) => categoryRecords[category].name.en),
  /** By the word in the address. */
  pages: {
    'housing-shelter': {
      name: 'Housing & Shelter',
      description: 'Hotlines, shelters, transitional homes and rent help, in every state and territory.',
      lead: 'A place for tonight, and a home after that. If you are in danger, call first, and a person will help you find a bed.',
      searchLabel: 'Find housing or shelter',
    },
    'womens-health': {
      name: "Women's Health",
      description: 'Clinics, hotlines and programs for women’s health, with fees based on what you can pay.',
      lead: 'Clinics that charge what you can afford, people to talk to, and care at every stage of life.',
      searchLabel: 'Find a clinic or a health line',
    },
    'rights-advocacy': {
      name: 'Rights & Advocacy',
      description: 'Free legal aid, civil rights offices and advocates in every state.',
      lead: 'Free legal help with protection orders, custody, housing and work, and people who will stand up for your rights.',
      searchLabel: 'Find legal help or an advocate',
    },
    'womens-rights': {
      name: "Women's Rights",
      description: 'National organizations, legal defense and foundations for the rights of women.',
      lead: 'Organizations that defend the rights of women, and the lawyers and advocates near you.',
      searchLabel: 'Find legal help or an advocate',
    },
    'financial-support': {
      name: 'Financial Support',
      description: 'Benefits, grants, scholarships, fair loans and help with rent and bills.',
      lead: 'Help with food, rent and bills now, and money for school, work or a business later.',
      searchLabel: 'Find money or a grant',
    },
  } satisfies Record<Category, object> & Record<string, object>,
  firstToCall: 'First to call',
  nothingHere: 'No resources available in this category.',
  filters: 'Filters',
  categoriesLabel: 'Categories',
  all: 'All',
  inLanguage: (language: string) => `In ${language}`,
  allPage: {
    title: 'All Resources',
    description:
      'Housing, health, legal and money help in every state, with the source of each entry, or a note that it is not confirmed.',
    heading: 'All resources',
    lead: (count: number) =>
      `${formatNumber(count)} places to turn to, in every state. Each one names its source or says that it is not confirmed.`,
    search: (count: number) => `Search all ${formatNumber(count)} entries`,
  },
  categoryPage: {
    title: (name: string) => `${name} Resources`,
    heading: (name: string) => `${name} resources`,
    more: 'More to call',
    seeAll: (count: number) => `See all ${formatNumber(count)} entries`,
    inYourState: (name: string) => `${name} in your state`,
    byState: (name: string) => `${name} by state`,
    note: { programs: 'Programs:', award: 'Award:', focus: 'Focus:' },
  },
  accordion: {
    title: 'State by state',
    lead: 'Hotlines, coalitions and local programs, with the national line where a place has none.',
    all: 'View All 50 States',
    allLead: 'The 50 states, the District of Columbia and the territories.',
    pdf: 'Download the state directory (PDF)',
    pdfTab: ', opens a new tab',
    noLine: (code: StateCode) =>
      `We know of no local line in ${state(code)}. The national hotline answers for every state and territory.`,
    allIn: (count: number, code: StateCode) => `All ${formatCount(count, 'entry', 'entries')} in ${state(code)}`,
  },
  statePage: {
    title: (name: string, code: StateCode) => `${name} Resources in ${state(code)}`,
    description: (name: string, code: StateCode) =>
      `${name} in ${state(code)}: who to call, what they do and when each entry was last checked.`,
    heading: (name: string, code: StateCode) => `${name} in ${state(code)}`,
    serve: (count: number, code: StateCode) =>
      `${formatCount(count, 'entry serves', 'entries serve')} ${state(code)}. Call first, because hours change.`,
    none: (code: StateCode) =>
      `We have no entries for ${state(code)} yet. The national services below serve ${state(code)} too.`,
    searchLabel: (label: string, code: StateCode) => `${label} in ${state(code)}`,
    noLine: (code: StateCode) => `We know of no local line in ${state(code)}.`,
    nationalAnswers: 'The national hotline below answers day and night for every state and territory.',
    local: (code: StateCode) => `In ${state(code)}`,
    nothingHint:
      'No resources available in this category. See the national services below, or search for something else.',
    seeAll: (count: number, code: StateCode) => `See all ${formatCount(count, 'entry', 'entries')} in ${state(code)}`,
    county: 'See who helps in your county',
    national: 'Nationwide',
  },
  record: {
    related: 'Related help',
    lookElse: 'Look for something else',
    placeholder: 'Shelter, ZIP code…',
    onPaper: 'This number, as a recipe card or a receipt',
    moreIn: (name: string) => `More in ${name}`,
    moreInState: (code: StateCode) => `More in ${state(code)}`,
    allInCounty: (name: string) => `All help in ${name}`,
    byCounty: (code: StateCode) => `Help by county in ${state(code)}`,
    moreHelp: 'More help',
    ready: 'Ready for the call',
    readyToText: 'Before you text',
  },
  report,
  topic: {
    housing: { search: 'Search housing and shelter', empty: 'No housing resources found' },
    health: { search: 'Search women’s health', empty: 'No health resources found' },
    rights: { search: 'Search rights and legal help', empty: 'No advocacy resources found' },
    grants: { search: 'Search grants and financial help', apply: 'Get Started with Your Application' },
    start: 'Where to start',
    figures: 'In numbers',
    who: 'Who to call first',
    emptyHint: 'Try adjusting your search or check back later for updated listings',
  },
}
