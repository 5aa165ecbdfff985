import { group, linesToFill } from '../../checklist-parts'
import { cited } from '../../cited'
import type { ChecklistTool } from '../../schema'

export const protectionOrderChecklist: ChecklistTool = {
  id: 'protection-order-checklist',
  title: 'Protection order checklist',
  description: 'What to gather, write down and ask for before you go to court, and what to do on the day and after it.',
  type: 'checklist',
  category: 'protection',
  lastUpdated: '2026-11-20',
  jurisdiction: 'Any state. Courts differ, so the clerk’s list comes first.',
  before: [
    'Take what fits. Nobody has everything on this list, and you can ask for an order with very little.',
    'A filled-in list can be found. Print it empty and fill it in by hand where it is safe, or learn it by heart.',
  ],
  after: cited([
    'An advocate can go through this list with you, for free, and may come to court with you.',
    'Filing should not cost you anything. [fees]',
  ]),
  lines: linesToFill({
    court: 'Court and its address',
    case: 'Case number',
    hearing: 'Date, time and room of the hearing',
    advocate: 'My advocate or lawyer',
  }),
  groups: [
    group('safety', 'Before you file', {
      plan: 'A plan for the day the papers are served: where I sleep, who knows, how I get to work',
      address: 'I asked how to keep my address off the papers',
      advocate: 'I talked to an advocate or legal aid',
      status: 'If I am not a citizen: I asked an immigration lawyer',
    }),
    group('about', 'Facts the form asks for', {
      theirs: 'Their full name, date of birth and description',
      where: 'Where they live, work and can be found, for the officer who serves the papers',
      car: 'Their car: make, color, plate',
      guns: 'Guns and other weapons they have, and where',
      us: 'How we know each other, and since when',
      children: 'Names and birth dates of the children',
      orders: 'Other court cases and orders between us, in any state',
    }),
    group('events', 'What happened', 'Write it down before you go. Begin with the last time and the worst time.', {
      last: 'The last time: date, place, what was done and said',
      worst: 'The worst time',
      pattern: 'Other times, as well as I remember the dates',
      injuries: 'Injuries, and where I was treated',
      threats: 'Threats, also against children, pets, family, or my status',
      tracking: 'Following, tracking, logging into my accounts',
      witnesses: 'Who saw or heard it',
    }),
    group('proof', 'Proof, if you have it', 'Three copies are best: for you, the judge and the other side.', {
      messages: 'Texts, emails, posts and call lists, printed with date and number showing',
      photos: 'Photos of injuries, damage, weapons',
      medical: 'Medical papers',
      police: 'Police reports or their numbers',
      people: 'People who can come, or their signed statements',
    }),
    group('ask', 'What I want the order to say', {
      'no-contact': 'No contact, including through other people or online',
      'stay-away': 'Stay away from: home, work, school, child care, family',
      home: 'Who stays in the home',
      custody: 'Where the children live; visits, and how',
      firearms: 'Guns given up',
      money: 'Support, rent, bills',
      things: 'My papers, phone, car, pets; a police escort while I pick them up',
    }),
    group('day', 'On the day', {
      early: 'Someone to come with me; I arrive early',
      care: 'Someone to look after the children',
      interpreter: 'I asked for an interpreter, if I need one',
      apart: 'I asked to wait apart, and to leave first',
      read: 'I read the order before I leave, and ask for what is missing',
    }),
    group('after', 'After', {
      copies: 'Certified copies for me, school, work, and people I trust',
      served: 'I know how I will hear that the papers were served',
      expires: 'The last day of the order is in my calendar, and a day two months before it',
      log: 'A place to write down each time the order is broken',
    }),
  ],
  guides: ['protection-orders'],
  records: {
    'national-domestic-violence-hotline': 'Plan with an advocate, and find a local program.',
    'womenslaw-org': 'Your state’s forms and rules.',
  },
  sources: [
    {
      id: 'fees',
      label: '34 U.S. Code 10450, costs for protection orders',
      url: 'https://www.law.cornell.edu/uscode/text/34/10450',
      date: '2022 version',
    },
  ],
}
