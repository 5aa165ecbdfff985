import { cited } from '../../cited'
import { address, heading, letter, when, whenChosen } from '../../letter-paragraphs'
import { choice, letterDay, line, lines, questions, safeReach, tick, yourName } from '../../letter-questions'
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
  before: cited([
    'If someone used your name without you, federal law is on your side: once the lender has your identity theft report, it may not keep reporting the debt unless it learns that it is right. [furnisher]',
    'If you were forced or tricked into signing, say exactly that. By January 2026 California, Connecticut, Illinois, Maine, Minnesota, New York and Texas had laws on this. The law of Illinois is about debt collectors. Ask legal aid what your state’s law wants in the letter. [states, illinois]',
    'If you are being sued, do not send this letter alone. Answer the court by its date, and call legal aid first.',
    'The lender may ask the other person about it. Plan for that before you send it.',
  ]),
  after: cited([
    'Add one proof if you have it: a protection order, a police report, your identity theft report, or a letter from an advocate.',
    'Send it by certified mail, keep a copy, and write down the name of everyone you talk to.',
    'If you asked for the application and the bills, the lender has 30 days to send them free, once it has your proof. [records]',
  ]),
  groups: [
    questions('The lender and you', [
      line('lender', 'Name of the company'),
      yourName,
      safeReach('An address or email that the other person cannot see.'),
      letterDay,
    ]),
    questions('The debt', [
      line('account', 'Last digits of the account, and the amount'),
      choice('kind', 'What happened', {
        theft: 'It was made without my knowledge or say',
        forced: 'I was forced or tricked into it',
      }),
      lines('story', 'In a few words', {
        hint: 'When, and what was done or said. Only what is true and what you are willing to share.',
        isOptional: true,
      }),
      tick('proof', 'I am adding proof'),
      tick('copies', 'I want copies of the application and the bills'),
    ]),
  ],
  letter: letter([
    address('Date: {day}'),
    address('To: {lender}'),
    heading('Dispute of a debt'),
    'My name is {name}. This is about: {account}.',
    whenChosen(
      'kind',
      'theft',
      'This debt comes from identity theft. It was made in my name without my knowledge or my agreement. I am enclosing my identity theft report. Under 15 U.S.C. 1681s-2(a)(6) you may not continue to report it to credit bureaus.',
    ),
    whenChosen(
      'kind',
      'forced',
      'I did not agree to this debt freely. A person who abused me forced or tricked me into it. Please treat it as coerced debt under the law of my state, and where there is no such law, please do so of your own accord.',
    ),
    when('story', '{story}'),
    when('proof', 'I am enclosing proof.'),
    when(
      'copies',
      'Please send me, free and within 30 days, copies of the application and of all records of what was bought (15 U.S.C. 1681g(e)).',
    ),
    'Please close the account to new charges now, stop interest, fees and collection while you look into this, and do not sell the debt.',
    'Please take my name off it, correct what you told the credit bureaus, and tell me in writing what you decide and why.',
    'My safety depends on this: do not tell the other person where I am or how to reach me. Take the old address and phone off the account. Reach me only here: {reach}.',
    'This letter does not say that I owe the debt, and it is not a promise to pay.',
    address('Name: {name}'),
    address('Signature:'),
  ]),
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
      id: 'illinois',
      label: 'Illinois Public Act 104-0297, coerced debt and collection agencies',
      url: 'https://www.ilga.gov/legislation/publicacts/fulltext.asp?GA=104&Name=104-0297',
      date: 'law of August 15, 2025, in force since January 1, 2026',
    },
    {
      id: 'states',
      label: 'Mother Jones, New York is the latest state to provide relief for coerced debt',
      url: 'https://www.motherjones.com/politics/2025/12/new-york-is-the-latest-state-to-provide-relief-for-victims-of-coerced-debt/',
      date: 'December 22, 2025',
    },
  ],
}
