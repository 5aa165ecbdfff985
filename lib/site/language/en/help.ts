import { inItsWords, type RecordWords, records } from './records'

const { state, inState } = records
type Code = Parameters<RecordWords['state']>[0]

/** /help with its states and counties, and the short text pages under /help-now. */
export const help = {
  nearYou: 'Help near you',
  title: 'Help near you: every state and county',
  description:
    'Who to call now, shelter, legal help, clinics, money and food in your county. Choose your state, or type your ZIP code or town.',
  heading: 'Find help where you are',
  lead: 'See who to call now, and the nearest shelter, legal help, clinic, money and food.',
  chooseState: 'Choose your state or territory',
  slow: { before: 'On a slow connection, ', link: 'the short text pages', after: ' open faster.' },
  find: {
    title: 'Which county?',
    description: 'Find the page of your county by ZIP code, town or county.',
    label: (code: Code | null) => inItsWords(code, 'Your ZIP code, town or county'),
    placeholder: '44101, or Cleveland, OH',
    button: 'Find help',
    which: 'Which one is yours?',
    unknown: (typed: string) => `We do not recognize “${typed}”. Try a ZIP code, or a town with its state.`,
    inCounty: (town: string, where: string) => `${town}, in ${where}`,
    all: 'All states and counties',
  },
  /** Only on the pages in Spanish: what the hotline says of papers, on its page in Spanish, as the guide cites it. */
  noPapers: null as null | { text: string; link: string },
  callNow: {
    label: 'Call now',
    title: 'Talk to someone now',
    text: 'The National Domestic Violence Hotline answers day and night, in every state. It is free.',
    danger: 'In danger right now?',
    call911: 'Call 911',
  },
  state: {
    title: (code: Code) => `Help in ${inState(code)}: who to call, shelter, legal aid, food`,
    description: (code: Code) =>
      inItsWords(
        code,
        `The lines that answer in ${inState(code)} day and night, and the nearest shelter, free legal help, clinic, money and food in each county.`,
      ),
    heading: (code: Code) => `Help in ${inState(code)}`,
    lead: (code: Code) => `The national hotline answers day and night and finds the nearest bed in ${inState(code)}.`,
    lines: (code: Code) => `Hotlines in ${inState(code)}`,
    rights: (code: Code) => `Your rights in ${inState(code)}: protection orders, leases, leave`,
    chooseCounty: (code: Code) => inItsWords(code, 'Choose your county'),
    allOf: (code: Code) => `All of ${state(code)}`,
    textPage: 'On one short text page',
    noLine: (code: Code) =>
      `We know of no statewide line in ${inState(code)} that someone has confirmed. The national line finds the nearest program, day and night:`,
  },
  county: {
    title: (name: string, code: Code) => `Help in ${name}, ${state(code)}: shelter, legal aid, clinics, food`,
    description: (name: string, code: Code) =>
      `Who to call now in ${name}, ${state(code)}, and the nearest shelter, free legal help, clinic, money and food, with phone numbers. Free and private.`,
    heading: (name: string, code: Code) => `Help in ${name}, ${state(code)}`,
    near: (name: string) => `Near ${name}`,
    /** A search for those that are known to answer in the language of the page; null where nearly all do. */
    inLanguage: null as string | null,
    onPaper: 'These numbers, as a recipe card or a receipt',
    helpers: 'Do you help others? Print posters and cards',
    distances: (code: Code) =>
      inItsWords(
        code,
        'Distances are straight lines from where most people in the county live, and places that keep their address private are shown with their town only. Call before you go, because hours and openings change.',
      ),
    nationalAnswers: (name: string) =>
      `This national line answers day and night. Programs that serve ${name} are next.`,
    callNational: (missing: string, number: string) =>
      `${missing} Call ${number}: they find the nearest bed, day and night.`,
    noPhone: (name: string) => `We have no phone number for the programs that serve ${name}.`,
    noLocal: (code: Code) =>
      inItsWords(code, 'We do not know of a local program for people facing violence in this county.'),
    none: (code: Code) => inItsWords(code, 'We do not know of any program in this county.'),
    sure: 'Answer day and night',
    mayBeClosed: 'These may be closed at night and on weekends.',
    local: (name: string) => `Programs that serve ${name}`,
    neighbors: (code: Code) => inItsWords(code, 'Programs in counties nearby'),
    neighborsNote: (name: string) => `None of them lists ${name}, but call and ask: they may help you or know who can.`,
    unplaced: (code: Code) => `Programs in ${inState(code)}`,
    unplacedNote: (code: Code) =>
      inItsWords(
        code,
        'No list says which counties each of them serves, but you can call any of them to ask who is nearest.',
      ),
    forAll: (code: Code) => `For all of ${inState(code)}`,
    groups: {
      housing: 'Shelter and housing',
      legal: 'Free legal help',
      health: 'Health',
      money: 'Money and bills',
      food: 'Food',
    },
    noneNear: {
      before: (name: string) => `We know of none near ${name}. Call `,
      after: ': in most places, a person will look for help near you.',
    },
    moreIn: (code: Code) => `More in ${state(code)}`,
    servesCounty: (name: string) => `Serves ${name}`,
  },
  pdf: {
    print: (name: string) => `${name} as a PDF to print`,
    newTab: ', opens a new tab',
    ofState: 'Phone lines, places to stay and free legal help. Does someone check your files?',
    ofCounty: 'What this page lists. Does someone check your files?',
    saveAs: (file: string) => `Save it as ${file}`,
    neutral: ': neither its name nor its title says what it is about.',
  },
  olderCopy: {
    lead: 'This page is from our last copy.',
    text: 'We cannot reach our records right now. The numbers are still good, and more may be listed soon.',
  },
}

export const helpNow = {
  byState: 'By state',
  description: 'National phone and text lines, and a short page for each state, on a slow connection too.',
  heading: 'Help now',
  unknown: { lead: 'This address does not match a state.', text: 'Choose yours below.' },
  danger: 'In danger right now?',
  call: 'Call',
  danger2: '. If you cannot speak, stay on the line. In many places you can ',
  text911: 'text ',
  national: 'Free help, day and night',
  states: 'States',
  languages: 'Other languages',
  inYourState: 'Shelter and legal help in your state',
  stateDescription: (code: Code) =>
    `Phone lines, places to stay and free legal help in ${inState(code)}, on one short page.`,
  inState: (code: Code) => `In ${inState(code)}`,
  groups: {
    crisis: 'Crisis lines and shelter programs',
    national: 'More national hotlines',
    coalitions: 'People who know the programs near you',
    shelters: 'Shelters with beds',
    housing: 'Housing',
    legal: 'Free legal help',
  },
  more: (count: number, code: Code) => `${count} more in ${inState(code)}`,
  noStateLine: (code: Code) =>
    `We know of no statewide line in ${inState(code)} that someone has confirmed. The national line above finds the nearest program, day and night.`,
  noLocalLine: (code: Code) => `We know of no local crisis line in ${inState(code)}.`,
  nationalFinds: 'The national line above finds the nearest program, day and night.',
  end: 'More',
  made: (date: string) =>
    `You can print this page. It was made on ${date}, so call first, because numbers and hours change.`,
  links: {
    another: 'Another state',
    county: 'Help in your county',
    rights: (code: Code) => `Your rights in ${inState(code)}`,
    tools: 'Emergency tools',
    keep: 'Keep help on this phone',
    all: 'Everything in the directory',
  },
  phones: { voice: 'Call', text: 'Text', tty: 'TTY', videophone: 'Videophone' },
  office: 'Office',
  notCrisis: 'not a crisis line',
  extension: (number: string, extension: string) => `${number}, extension ${extension}`,
  websiteOf: (name: string) => `Website of ${name}`,
  report: 'Report a problem',
  reportWith: (name: string) => `Report a problem with ${name}`,
  leave: 'Leave',
  exit: 'Exit this site',
}
