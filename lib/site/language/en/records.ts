import type { WhoFact } from '@/db/vocabulary/who-may-come'
import { type StateCode, stateName } from '@/lib/geography/states'
import { formatCount } from '@/lib/text/format'
import type { Language } from '../languages.mjs'

function state(code: StateCode): string {
  return stateName(code)
}

/** 'Ohio', but 'the District of Columbia' and 'the U.S. Virgin Islands'. */
function inState(code: StateCode): string {
  const name = stateName(code)
  return /^District|Islands$/.test(name) ? `the ${name}` : name
}

/** What a state calls its counties. */
export function inItsWords(code: StateCode | null, said: string): string {
  const own = {
    AK: ['borough', 'boroughs'],
    LA: ['parish', 'parishes'],
    PR: ['municipality', 'municipalities'],
  }[String(code)]
  return own ? said.replaceAll('counties', own[1] ?? '').replaceAll('county', own[0] ?? '') : said
}

interface Named {
  slug?: string
  title: string
}

interface Described {
  description: string
  descriptionEs?: string | null
}

/** What is said of a record and of a place, in words that pages, lists and papers share. It may stand in a browser. */
export const records = {
  language: 'en' as Language,
  /** `lang` of what someone else wrote in English. */
  english: undefined as 'en' | undefined,
  /** What a record does, and the `lang` of it where that is not the page's. */
  describe: ({ description }: Described): { text: string; lang: 'en' | undefined } => ({
    text: description,
    lang: undefined,
  }),
  /** What a record is called. */
  name: ({ title }: Named) => title,
  /** The English name, where the page calls it something else. */
  officialName: (_: Named): string | null => null,
  tag: 'en-US',
  state,
  inState,
  county: (fullName: string) => fullName,
  nationwide: 'Serves the whole country',
  unknownPart: (city: string | null, code: StateCode) =>
    inItsWords(code, `${city ? `${city},` : 'In'} ${state(code)}. Ask whether it serves your county`),
  area: (written: string) => written,
  serves: (area: string) => `Serves ${area}`,
  allOf: (...codes: StateCode[]) => `All of ${codes.map(state).join(' and ')}`,
  askPlaces: 'Ask which places it serves',
  /** Of a service that is known to answer in the language of the page; null where nearly all do. */
  speaksIt: null as string | null,
  openDayAndNight: 'Open day and night',
  emergency: 'Emergency',
  checkUnknown: 'Date of last check unknown',
  notConfirmed: 'Not confirmed: found in public lists',
  notYetCalled: 'We have not called it yet',
  listedBy: (list: string, month: string | null) => `Listed by ${list}${month ? `, ${month}` : ''}`,
  notCheckedSince: (date: string) => `Not checked since ${date}`,
  verifiedOn: (date: string) => `Verified on ${date}`,
  verifiedIn: (date: string) => `Verified in ${date}`,
  call: 'Call',
  /** Before the National Domestic Violence Hotline's number. */
  noNumber: 'We have no confirmed number for this place. To ask, call ',
  textTo: (keyword: string | null) => (keyword ? `Text ${keyword} to ` : 'Text '),
  chat: (host: string) => `Chat (opens ${host})`,
  website: 'Website',
  /** The address of a website in this language, where it has one. */
  websiteIn: (url: string) => url,
  notEncrypted: ' (not encrypted)',
  websiteOf: (name: string) => ` of ${name}, opens a new tab`,
  underAMile: 'Less than a mile',
  miles: (miles: number, isAbout: boolean) => `${isAbout ? 'About ' : ''}${miles} ${miles === 1 ? 'mile' : 'miles'}`,
  away: (miles: number) => (miles < 1.5 ? 'About a mile away' : `About ${Math.round(miles)} miles away`),
  more: 'More',
  save: 'Save',
  report: 'Report a problem',
  /** Heard after it. */
  reportWith: (name: string) => ` with ${name}`,
  hours: {
    always: 'Open 24 hours, every day',
    unknown: 'Hours not known',
    callFirst: 'Hours not known: call first',
    closed: 'Closed',
    byAppointment: 'By appointment: call first',
    until: (moment: string) => `Open until ${moment}`,
    opens: (moment: string) => `Opens at ${moment}`,
    /** Hours as they were written in English; null if the language has no words for them. */
    say: (written: string): string | null => written,
    holiday: (name: string) => `Today is ${name}: hours may differ. Call first`,
    noon: 'noon',
    midnight: 'midnight',
    clock: (clock: string) => clock,
    inZone: (clock: string, zone: string) => `${clock} ${zone}`,
    tomorrow: (clock: string) => `${clock} tomorrow`,
    onDay: (clock: string, day: string) => `${clock} on ${day}`,
  },
  /** Facts of who may come: known to be so, known not to be so, and what to ask about. */
  who: {
    title: 'Who may come',
    ask: (what: string) => `Ask about: ${what}.`,
    read: (date: string) => `Read on ${date} at`,
    still: 'Ask if it is still so.',
    yes: {
      takesWomen: 'Women',
      takesMen: 'Men too',
      takesFamilies: 'Parents with children',
      takesTeenSons: 'Teenage sons',
      takesPets: 'Pets can stay there',
      fostersPets: 'Foster care for pets',
      withoutId: 'No ID needed',
      anyStatus: 'Any immigration status',
      welcomesLgbtq: 'LGBTQ+ people welcome',
      wheelchair: 'Wheelchair accessible',
      signLanguage: 'Sign language (ASL) or videophone',
      withoutSobriety: 'You do not have to be sober',
      freeOfCharge: 'Free',
      walkIn: 'Walk in, no appointment',
    } as Record<WhoFact, string>,
    no: {
      takesWomen: 'Does not take women',
      takesMen: 'Does not take men',
      takesFamilies: 'Does not take children',
      takesTeenSons: 'Does not take teenage sons',
      takesPets: 'Pets cannot stay there',
      fostersPets: 'No foster care for pets',
      withoutId: 'Asks for ID',
      anyStatus: 'Asks about immigration status',
      welcomesLgbtq: 'Not for LGBTQ+ people',
      wheelchair: 'Not wheelchair accessible',
      signLanguage: 'No sign language',
      withoutSobriety: 'You have to be sober',
      freeOfCharge: 'There is a fee',
      walkIn: 'By appointment only',
    } as Record<WhoFact, string>,
    about: {
      takesWomen: 'women',
      takesMen: 'men',
      takesFamilies: 'children',
      takesTeenSons: 'teenage sons',
      takesPets: 'pets',
      fostersPets: 'foster care for pets',
      withoutId: 'ID',
      anyStatus: 'immigration status',
      welcomesLgbtq: 'LGBTQ+ people',
      wheelchair: 'wheelchair access',
      signLanguage: 'sign language',
      withoutSobriety: 'being sober',
      freeOfCharge: 'what it costs',
      walkIn: 'appointments',
    } as Record<WhoFact, string>,
  },
  /** Around '211', where nothing was found. */
  call211: { before: 'You can also call ', after: ' any time in most places: a person will look for help near you.' },
  facts: {
    everyNumber: 'Every number',
    phones: { voice: 'Call', tty: 'TTY', videophone: 'Videophone', fax: 'Fax' },
    extension: (extension: string) => ` ext. ${extension}`,
    hours: 'Hours',
    hoursUnknown: 'Not known. Call or check the website before you go.',
    where: 'Where',
    eligibility: 'Who can get help',
    languages: 'Languages',
    applicationProcess: 'How to apply',
    requiredDocuments: 'What to bring',
    fees: 'Cost',
    accessibility: 'Accessibility',
    specialHours: 'Holidays and special days',
    contacts: 'Contacts',
    closedOn: (day: string) => `Closed ${day}`,
    closedFrom: (from: string, to: string) => `Closed ${from} to ${to}`,
    days: (from: string, to: string) => `${from} to ${to}`,
    openThen: (opens: string, closes: string) => `${opens} to ${closes}`,
    chatRead: (host: string, date: string) => `We read of the chat at ${host} on ${date}.`,
    alert: 'Please note: ',
    alertUntil: (date: string) => ` (until ${date})`,
    email: 'Email',
    emailStays: '. A sent message stays in your email account: call if someone else reads it.',
    howWeKnow: 'How we know',
    notCalled: 'We have not called them ourselves yet. ',
    oneSource: 'Only one source so far, so ask whether it is still right.',
  },
  /** Around 'Source: Pew Research Center, 2024'. */
  source: 'Source',
  newTab: ' (opens a new tab)',
  results: {
    title: 'Results',
    none: 'No resources found',
    noneHint: 'No resources found for your search. Try different keywords.',
    count: (count: number) => formatCount(count, 'result', 'results'),
  },
}

export type RecordWords = typeof records
