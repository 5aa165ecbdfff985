import type { LetterTool } from '../../schema'

export const creditBureauLetter: LetterTool = {
  id: 'credit-bureau-letter',
  title: 'Letter to a credit bureau',
  description: 'Ask Equifax, Experian or TransUnion to block accounts that someone opened in your name without you.',
  type: 'template',
  category: 'money',
  lastUpdated: '2026-11-23',
  jurisdiction: 'United States, federal law: the Fair Credit Reporting Act.',
  before: [
    {
      text: 'This letter is for accounts that someone opened or used without your say. The bureau must block them within four business days after it has the letter and all that goes with it.',
      sources: ['block'],
    },
    {
      text: 'First make a report at IdentityTheft.gov. It is made under oath, so tell it as it was. If you signed because you were afraid, use our letter to the lender instead, or ask a lawyer which one fits.',
      sources: ['block', 'ftc'],
    },
    'Send one letter to each bureau that shows the account. They do not tell each other.',
  ],
  after: [
    {
      text: 'Add a copy of your identity theft report, a copy of your ID, and something that shows your address. Use an address that is safe for you.',
      sources: ['block'],
    },
    'Send it by certified mail or through the bureau’s website, and keep a copy with the date.',
    {
      text: 'If the bureau refuses, it has to tell you. You can complain to the Consumer Financial Protection Bureau.',
      sources: ['block'],
    },
  ],
  groups: [
    {
      title: 'The bureau and you',
      fields: [
        {
          id: 'bureau',
          label: 'Credit bureau',
          kind: 'choice',
          choices: [
            { value: 'equifax', label: 'Equifax' },
            { value: 'experian', label: 'Experian' },
            { value: 'transunion', label: 'TransUnion' },
          ],
        },
        { id: 'name', label: 'Your full name', kind: 'line', blank: 'long' },
        {
          id: 'reach',
          label: 'A safe mailing address or email',
          hint: 'One that the other person cannot see.',
          kind: 'line',
          blank: 'long',
        },
        { id: 'day', label: 'Date of the letter', kind: 'date', blank: 'short' },
      ],
    },
    {
      title: 'The accounts',
      fields: [
        {
          id: 'accounts',
          label: 'Accounts that are not yours',
          hint: 'The lender’s name, the last four digits, the date it was opened. One on each line.',
          kind: 'lines',
          blank: 'long',
        },
        {
          id: 'asked',
          label: 'Lenders that asked for your credit report for these accounts',
          kind: 'lines',
          blank: 'long',
          isOptional: true,
        },
        { id: 'report', label: 'Number of your identity theft report', kind: 'line', blank: 'long' },
        { id: 'police', label: 'I am adding a police report', kind: 'tick' },
      ],
    },
  ],
  letter: [
    { text: 'Date: {day}', kind: 'address' },
    { text: 'To: Equifax', kind: 'address', when: { field: 'bureau', value: 'equifax' } },
    { text: 'To: Experian', kind: 'address', when: { field: 'bureau', value: 'experian' } },
    { text: 'To: TransUnion', kind: 'address', when: { field: 'bureau', value: 'transunion' } },
    { text: 'Request to block information that comes from identity theft', kind: 'heading' },
    { text: 'My name is {name}. I ask you to block this information under 15 U.S.C. 1681c-2.' },
    { text: 'These accounts come from identity theft. I did not open them and did not agree to them:' },
    { text: '{accounts}' },
    {
      text: 'Please also remove these inquiries, which were made for those accounts: {asked}',
      when: { field: 'asked' },
    },
    { text: 'I am enclosing my identity theft report, number {report}, and proof of who I am.' },
    { text: 'I am enclosing a police report.', when: { field: 'police' } },
    { text: 'None of this information is about a transaction of mine. I got no money, goods or services from it.' },
    { text: 'Please block it within four business days, and tell the companies that gave it to you.' },
    {
      text: 'The person who did this may try to find me. Please keep my address confidential and use only this one: {reach}. Do not send anything to an older address.',
    },
    { text: 'Name: {name}', kind: 'address' },
    { text: 'Signature:', kind: 'address' },
  ],
  guides: ['coerced-debt'],
  records: {
    'federal-trade-commission': 'Runs IdentityTheft.gov.',
    'consumer-financial-protection-bureau': 'Complaints about credit bureaus.',
  },
  sources: [
    {
      id: 'block',
      label: '15 U.S. Code 1681c-2, block of information resulting from identity theft',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681c-2',
      date: 'law of 2003',
    },
    {
      id: 'ftc',
      label: 'Federal Trade Commission, IdentityTheft.gov',
      url: 'https://www.identitytheft.gov/',
      date: 'copy of its recovery plan read November 23, 2026',
    },
  ],
}
