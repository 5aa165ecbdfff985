import type { LetterTool } from '../../schema'

export const phoneLineLetter: LetterTool = {
  id: 'phone-line-letter',
  title: 'Letter to separate a phone line',
  description:
    'Ask your phone company to take your line, and your children’s, off a plan you share with someone who harms you.',
  type: 'template',
  category: 'protection',
  lastUpdated: '2026-11-20',
  jurisdiction: 'United States, federal law: the Safe Connections Act, for mobile phone lines on a shared plan.',
  before: [
    {
      text: 'The Safe Connections Act of 2022 lets you leave a shared mobile plan. The company must separate the line within two business days after it has your complete request.',
      sources: ['law', 'fcc'],
    },
    {
      text: 'The company may not ask for a fee, a penalty, a credit check or a new contract, and the other person does not have to agree.',
      sources: ['law', 'boost'],
    },
    {
      text: 'Many companies have a form of their own, online or in a store. If yours has one, use it, and take the words from here.',
      sources: ['boost'],
    },
    {
      text: 'The other person may notice that the line is gone. The phone company must tell you when it will notify the account owner. Plan for that day first.',
      sources: ['fcc'],
    },
  ],
  after: [
    {
      text: 'Add one proof. It can be a protection order, a police report, or a criminal complaint or charge. It can also be a statement signed by an advocate, a doctor, a counselor, a social worker or someone who works for the court.',
      sources: ['law'],
    },
    {
      text: 'For each child or adult in your care, add a signed statement that the person is in your care.',
      sources: ['law', 'nntc'],
    },
    {
      text: 'From the day of the separation you pay for the line, and for the phone if you keep it.',
      sources: ['boost'],
    },
    {
      text: 'If money is short, ask about six months of the Lifeline discount, which the law opens to people who separate a line.',
      sources: ['boost', 'fcc'],
    },
    'A new line on an old phone can still be watched. Check the phone with an advocate, or use one that the other person has never had access to.',
  ],
  groups: [
    {
      title: 'The company and you',
      fields: [
        { id: 'company', label: 'Phone company', kind: 'line', blank: 'long' },
        { id: 'name', label: 'Your full name', kind: 'line', blank: 'long' },
        {
          id: 'reach',
          label: 'A safe way to reach you',
          hint: 'An email or number that the other person cannot see.',
          kind: 'line',
          blank: 'long',
        },
        { id: 'day', label: 'Date of the letter', kind: 'date', blank: 'short' },
      ],
    },
    {
      title: 'The lines',
      fields: [
        { id: 'mine', label: 'Numbers that you use', kind: 'line', blank: 'long' },
        {
          id: 'care',
          label: 'Numbers used by people in your care',
          hint: 'Children, or adults you look after.',
          kind: 'line',
          blank: 'long',
          isOptional: true,
        },
        {
          id: 'theirs',
          label: 'Or: the other person’s number, if the account is yours',
          kind: 'line',
          blank: 'long',
          isOptional: true,
        },
        { id: 'other', label: 'Name of the other person', kind: 'line', blank: 'long' },
        {
          id: 'owner',
          label: 'Name on the account, if it is not yours',
          kind: 'line',
          blank: 'long',
          isOptional: true,
        },
      ],
    },
    {
      title: 'What you add',
      fields: [
        {
          id: 'proof',
          label: 'Proof',
          kind: 'choice',
          choices: [
            { value: 'order', label: 'A copy of a protection order' },
            { value: 'police', label: 'A police report or statement' },
            { value: 'charges', label: 'A criminal complaint or charge, or another official record' },
            { value: 'helper', label: 'A statement signed by someone who helped me in their work' },
          ],
        },
        { id: 'keep', label: 'I want to keep my number', kind: 'tick' },
        { id: 'phone', label: 'I want to keep the phone I use', kind: 'tick' },
      ],
    },
  ],
  letter: [
    { text: 'Date: {day}', kind: 'address' },
    { text: 'To: {company}', kind: 'address' },
    { text: 'Request to separate lines', kind: 'heading' },
    {
      text: 'I ask for relief under section 345 of the Communications Act of 1934 (47 U.S.C. 345), the Safe Connections Act, and the rules of the Federal Communications Commission.',
    },
    {
      text: 'My name is {name}. The person who committed, or is alleged to have committed, a covered act against me or someone in my care is {other}.',
    },
    { text: 'Name on the account: {owner}.', when: { field: 'owner' } },
    { text: 'Please separate these lines. I am the user of: {mine}.', when: { field: 'mine' } },
    {
      text: 'These lines are used by people in my care, and I am enclosing a signed statement for each: {care}.',
      when: { field: 'care' },
    },
    {
      text: 'Please separate this line from my account. The person named above is its user: {theirs}.',
      when: { field: 'theirs' },
    },
    { text: 'As proof I add: a copy of a protection order.', when: { field: 'proof', value: 'order' } },
    { text: 'As proof I add: a police report or statement.', when: { field: 'proof', value: 'police' } },
    {
      text: 'As proof I add: a criminal complaint or charge, or another official record.',
      when: { field: 'proof', value: 'charges' },
    },
    {
      text: 'As proof I add: a statement signed by someone who helped me in their work.',
      when: { field: 'proof', value: 'helper' },
    },
    { text: 'I want to keep the number.', when: { field: 'keep' } },
    { text: 'I want to keep the phone that I use with this line.', when: { field: 'phone' } },
    {
      text: 'The law asks you to separate the lines within two business days after you have this request. It does not allow fees, penalties, a credit check or a contract as a condition.',
    },
    {
      text: 'Please keep this request and my contact details confidential. Do not tell the other person, or send anything to the address of the account. Before you tell the account owner that a line was separated, tell me the day.',
    },
    { text: 'Reach me only here: {reach}.' },
    {
      text: 'If something is missing or a technical problem stands in the way, tell me at once what it is and what I can do.',
    },
    { text: 'What I say here is true as far as I know.' },
    { text: 'Name: {name}', kind: 'address' },
    { text: 'Signature:', kind: 'address' },
  ],
  guides: ['protection-orders'],
  records: {
    'fcc-safe-connections-phone-line-separation':
      'The Federal Communications Commission’s page on this law; complaints go there too.',
    'lifeline-phone-and-internet-discount': 'The monthly discount.',
    'safety-net-project-techsafety-org': 'Guides to safer phones.',
  },
  sources: [
    {
      id: 'law',
      label: '47 U.S. Code 345, Safe Connections Act of 2022',
      url: 'https://www.law.cornell.edu/uscode/text/47/345',
      date: 'law of December 7, 2022',
    },
    {
      id: 'fcc',
      label: 'Federal Communications Commission, rules on line separation, 88 Federal Register 84406',
      url: 'https://www.federalregister.gov/citation/88-FR-84406',
      date: 'December 5, 2023; to be kept since July 15, 2024',
    },
    {
      id: 'boost',
      label: 'Boost Mobile, Safe Connections Act public notice',
      url: 'https://help.boostmobile.com/docs/safe-connections-act',
      date: 'copy read in 2026',
    },
    { id: 'nntc', label: 'NNTC Wireless, customer notice', url: 'https://nntc.bz/support/', date: 'copy read in 2026' },
  ],
}
