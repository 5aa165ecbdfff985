import type { LetterTool } from '../../schema'

export const lenderLetter: LetterTool = {
  id: 'lender-letter',
  title: 'Letter to a lender about forced debt',
  description: 'Tell a bank, card or loan company that a debt was made in your name, or that you were forced to sign.',
  type: 'template',
  category: 'money',
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Federal law covers debt made without your say. For debt you were forced to sign, a few states have laws; elsewhere this letter asks for goodwill.',
  before: [
    {
      text: 'If someone used your name without you, federal law is on your side: once the lender has your identity theft report, it may not keep reporting the debt unless it learns that it is right.',
      sources: ['furnisher'],
    },
    {
      text: 'If you were forced or tricked into signing, say exactly that. By December 2025 California, Connecticut, Maine, Minnesota, New York and Texas had laws on this. Ask legal aid what your state’s law wants in the letter.',
      sources: ['states'],
    },
    'If you are being sued, do not send this letter alone. Answer the court by its date, and call legal aid first.',
    'The lender may ask the other person about it. Plan for that before you send it.',
  ],
  after: [
    'Add one proof if you have it: a protection order, a police report, your identity theft report, or a letter from an advocate.',
    'Send it by certified mail, keep a copy, and write down the name of everyone you talk to.',
    {
      text: 'If you asked for the application and the bills, the lender has 30 days to send them free, once it has your proof.',
      sources: ['records'],
    },
  ],
  groups: [
    {
      title: 'The lender and you',
      fields: [
        { id: 'lender', label: 'Name of the company', kind: 'line', blank: 'long' },
        { id: 'name', label: 'Your full name', kind: 'line', blank: 'long' },
        {
          id: 'reach',
          label: 'A safe way to reach you',
          hint: 'An address or email that the other person cannot see.',
          kind: 'line',
          blank: 'long',
        },
        { id: 'day', label: 'Date of the letter', kind: 'date', blank: 'short' },
      ],
    },
    {
      title: 'The debt',
      fields: [
        { id: 'account', label: 'Last digits of the account, and the amount', kind: 'line', blank: 'long' },
        {
          id: 'kind',
          label: 'What happened',
          kind: 'choice',
          choices: [
            { value: 'theft', label: 'It was made without my knowledge or say' },
            { value: 'forced', label: 'I was forced or tricked into it' },
          ],
        },
        {
          id: 'story',
          label: 'In a few words',
          hint: 'When, and what was done or said. Only what is true and what you are willing to share.',
          kind: 'lines',
          blank: 'long',
          isOptional: true,
        },
        { id: 'proof', label: 'I am adding proof', kind: 'tick' },
        { id: 'copies', label: 'I want copies of the application and the bills', kind: 'tick' },
      ],
    },
  ],
  letter: [
    { text: 'Date: {day}', kind: 'address' },
    { text: 'To: {lender}', kind: 'address' },
    { text: 'Dispute of a debt', kind: 'heading' },
    { text: 'My name is {name}. This is about: {account}.' },
    {
      text: 'This debt comes from identity theft. It was made in my name without my knowledge or my agreement. I am enclosing my identity theft report. Under 15 U.S.C. 1681s-2(a)(6) you may not continue to report it to credit bureaus.',
      when: { field: 'kind', value: 'theft' },
    },
    {
      text: 'I did not agree to this debt freely. A person who abused me forced or tricked me into it. Please treat it as coerced debt under the law of my state, and where there is no such law, please do so of your own accord.',
      when: { field: 'kind', value: 'forced' },
    },
    { text: '{story}', when: { field: 'story' } },
    { text: 'I am enclosing proof.', when: { field: 'proof' } },
    {
      text: 'Please send me, free and within 30 days, copies of the application and of all records of what was bought (15 U.S.C. 1681g(e)).',
      when: { field: 'copies' },
    },
    {
      text: 'Please close the account to new charges now, stop interest, fees and collection while you look into this, and do not sell the debt.',
    },
    {
      text: 'Please take my name off it, correct what you told the credit bureaus, and tell me in writing what you decide and why.',
    },
    {
      text: 'My safety depends on this: do not tell the other person where I am or how to reach me. Take the old address and phone off the account. Reach me only here: {reach}.',
    },
    { text: 'This letter does not say that I owe the debt, and it is not a promise to pay.' },
    { text: 'Name: {name}', kind: 'address' },
    { text: 'Signature:', kind: 'address' },
  ],
  guides: ['coerced-debt'],
  records: {
    'lawhelp-org': 'Free legal help; ask for someone who knows consumer law.',
    'consumer-financial-protection-bureau': 'Complaints about lenders.',
  },
  sources: [
    {
      id: 'furnisher',
      label: '15 U.S. Code 1681s-2(a)(6), duties of lenders after notice of identity theft',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681s-2',
      date: 'law of 2003',
    },
    {
      id: 'records',
      label: '15 U.S. Code 1681g(e), copies of records for people whose identity was used',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681g',
      date: 'law of 2003',
    },
    {
      id: 'states',
      label: 'Mother Jones, New York is the latest state to provide relief for coerced debt',
      url: 'https://www.motherjones.com/politics/2025/12/new-york-is-the-latest-state-to-provide-relief-for-victims-of-coerced-debt/',
      date: 'December 22, 2025',
    },
  ],
}
