import type { LetterTool } from '../../schema'

export const debtCollectorLetter: LetterTool = {
  id: 'debt-collector-letter',
  title: 'Letter to a debt collector',
  description:
    'Make a collector prove the debt, keep it away from the person who hurt you, and tell it how it may reach you.',
  type: 'template',
  category: 'money',
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States, federal law: the Fair Debt Collection Practices Act. It covers collectors, not the bank or store that made the loan.',
  before: [
    {
      text: 'Send it within 30 days after you get the collector’s first notice. Then it has to stop until it has sent you proof of the debt.',
      sources: ['validation'],
    },
    {
      text: 'Later you can still send it, and you can still say how the collector may reach you.',
      sources: ['contact'],
    },
    'Do not pay a part and do not say that the debt is yours before you have talked with legal aid.',
  ],
  after: [
    'Send it by certified mail, and keep a copy and the receipt.',
    {
      text: 'If you tell a collector to stop all contact, it may only write once more, to say that it stops or what it will do next. It can still sue you.',
      sources: ['contact'],
    },
    'If court papers come, answer by their date. This letter is no answer to a court.',
  ],
  groups: [
    {
      title: 'The collector and you',
      fields: [
        { id: 'collector', label: 'Name of the collector', kind: 'line', blank: 'long' },
        { id: 'name', label: 'Your full name', kind: 'line', blank: 'long' },
        {
          id: 'reach',
          label: 'A safe way to reach you',
          hint: 'One that the other person cannot see.',
          kind: 'line',
          blank: 'long',
        },
        { id: 'day', label: 'Date of the letter', kind: 'date', blank: 'short' },
      ],
    },
    {
      title: 'The debt',
      fields: [
        { id: 'number', label: 'Number on their letter', kind: 'line', blank: 'long' },
        { id: 'other', label: 'The person they may not talk to', kind: 'line', blank: 'long', isOptional: true },
        { id: 'theft', label: 'This debt comes from identity theft', kind: 'tick' },
        { id: 'forced', label: 'I was forced or tricked into this debt', kind: 'tick' },
        { id: 'work', label: 'Do not call me at work', kind: 'tick' },
        { id: 'stop', label: 'Stop all contact', kind: 'tick' },
      ],
    },
  ],
  letter: [
    { text: 'Date: {day}', kind: 'address' },
    { text: 'To: {collector}', kind: 'address' },
    { text: 'Dispute, and request for proof of a debt', kind: 'heading' },
    { text: 'My name is {name}. This is about: {number}.' },
    { text: 'I dispute this debt under 15 U.S.C. 1692g. Please stop collecting until you have sent me proof of it.' },
    { text: 'It comes from identity theft.', when: { field: 'theft' } },
    { text: 'A person who abused me forced or tricked me into it.', when: { field: 'forced' } },
    {
      text: 'Please send me: the name and address of the first lender, the contract with the signature, the date and amount of each charge and payment, and proof that you may collect it.',
    },
    {
      text: 'I have had to protect myself from {other}. Do not talk to this person about me or about the debt, and do not give out where I am.',
      when: { field: 'other' },
    },
    {
      text: 'My employer does not allow such calls. Do not contact me at work (15 U.S.C. 1692c).',
      when: { field: 'work' },
    },
    { text: 'Please stop all contact with me, as 15 U.S.C. 1692c(c) lets me ask.', when: { field: 'stop' } },
    { text: 'Use only this way to reach me, and erase all older addresses and numbers: {reach}.' },
    { text: 'This letter does not say that I owe the debt, and it is not a promise to pay.' },
    { text: 'Name: {name}', kind: 'address' },
    { text: 'Signature:', kind: 'address' },
  ],
  guides: ['coerced-debt'],
  records: {
    'consumer-financial-protection-bureau': 'Complaints about collectors.',
    'lawhelp-org': 'Free legal help if you are sued.',
  },
  sources: [
    {
      id: 'validation',
      label: '15 U.S. Code 1692g, validation of debts',
      url: 'https://www.law.cornell.edu/uscode/text/15/1692g',
      date: 'as amended in 2006',
    },
    {
      id: 'contact',
      label: '15 U.S. Code 1692c, communication in debt collection',
      url: 'https://www.law.cornell.edu/uscode/text/15/1692c',
      date: 'law of 1977',
    },
  ],
}
