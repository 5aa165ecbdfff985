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
  after: [
    'An advocate can go through this list with you, for free, and may come to court with you.',
    { text: 'Filing should not cost you anything.', sources: ['fees'] },
  ],
  lines: [
    { id: 'court', label: 'Court and its address' },
    { id: 'case', label: 'Case number' },
    { id: 'hearing', label: 'Date, time and room of the hearing' },
    { id: 'advocate', label: 'My advocate or lawyer' },
  ],
  groups: [
    {
      id: 'safety',
      title: 'Before you file',
      items: [
        { id: 'plan', text: 'A plan for the day the papers are served: where I sleep, who knows, how I get to work' },
        { id: 'address', text: 'I asked how to keep my address off the papers' },
        { id: 'advocate', text: 'I talked to an advocate or legal aid' },
        { id: 'status', text: 'If I am not a citizen: I asked an immigration lawyer' },
      ],
    },
    {
      id: 'about',
      title: 'Facts the form asks for',
      items: [
        { id: 'theirs', text: 'Their full name, date of birth and description' },
        { id: 'where', text: 'Where they live, work and can be found, for the officer who serves the papers' },
        { id: 'car', text: 'Their car: make, color, plate' },
        { id: 'guns', text: 'Guns and other weapons they have, and where' },
        { id: 'us', text: 'How we know each other, and since when' },
        { id: 'children', text: 'Names and birth dates of the children' },
        { id: 'orders', text: 'Other court cases and orders between us, in any state' },
      ],
    },
    {
      id: 'events',
      title: 'What happened',
      intro: 'Write it down before you go. Begin with the last time and the worst time.',
      items: [
        { id: 'last', text: 'The last time: date, place, what was done and said' },
        { id: 'worst', text: 'The worst time' },
        { id: 'pattern', text: 'Other times, as well as I remember the dates' },
        { id: 'injuries', text: 'Injuries, and where I was treated' },
        { id: 'threats', text: 'Threats, also against children, pets, family, or my status' },
        { id: 'tracking', text: 'Following, tracking, logging into my accounts' },
        { id: 'witnesses', text: 'Who saw or heard it' },
      ],
    },
    {
      id: 'proof',
      title: 'Proof, if you have it',
      intro: 'Three copies are best: for you, the judge and the other side.',
      items: [
        { id: 'messages', text: 'Texts, emails, posts and call lists, printed with date and number showing' },
        { id: 'photos', text: 'Photos of injuries, damage, weapons' },
        { id: 'medical', text: 'Medical papers' },
        { id: 'police', text: 'Police reports or their numbers' },
        { id: 'people', text: 'People who can come, or their signed statements' },
      ],
    },
    {
      id: 'ask',
      title: 'What I want the order to say',
      items: [
        { id: 'no-contact', text: 'No contact, including through other people or online' },
        { id: 'stay-away', text: 'Stay away from: home, work, school, child care, family' },
        { id: 'home', text: 'Who stays in the home' },
        { id: 'custody', text: 'Where the children live; visits, and how' },
        { id: 'firearms', text: 'Guns given up' },
        { id: 'money', text: 'Support, rent, bills' },
        { id: 'things', text: 'My papers, phone, car, pets; a police escort while I pick them up' },
      ],
    },
    {
      id: 'day',
      title: 'On the day',
      items: [
        { id: 'early', text: 'Someone to come with me; I arrive early' },
        { id: 'care', text: 'Someone to look after the children' },
        { id: 'interpreter', text: 'I asked for an interpreter, if I need one' },
        { id: 'apart', text: 'I asked to wait apart, and to leave first' },
        { id: 'read', text: 'I read the order before I leave, and ask for what is missing' },
      ],
    },
    {
      id: 'after',
      title: 'After',
      items: [
        { id: 'copies', text: 'Certified copies for me, school, work, and people I trust' },
        { id: 'served', text: 'I know how I will hear that the papers were served' },
        { id: 'expires', text: 'The last day of the order is in my calendar, and a day two months before it' },
        { id: 'log', text: 'A place to write down each time the order is broken' },
      ],
    },
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
