import { cited } from '../../cited'
import { address, heading, letter, when, whenChosen } from '../../letter-paragraphs'
import { choice, letterDay, line, lines, questions, tick, yourName } from '../../letter-questions'
import type { LetterTool } from '../../schema'

export const creditBureauLetter: LetterTool = {
  id: 'credit-bureau-letter',
  title: 'Letter to a credit bureau',
  description: 'Ask Equifax, Experian or TransUnion to block accounts that someone opened in your name without you.',
  type: 'template',
  category: 'money',
  lastUpdated: '2026-11-23',
  jurisdiction: 'United States, federal law: the Fair Credit Reporting Act.',
  before: cited([
    'This letter is for accounts that someone opened or used without your say. The bureau must block them within four business days after it has the letter and all that goes with it. [block]',
    'First make a report at IdentityTheft.gov. It is made under oath, so tell it as it was. If you signed because you were afraid, use our letter to the lender instead, or ask a lawyer which one fits. [block, ftc]',
    'Send one letter to each bureau that shows the account. They do not tell each other.',
  ]),
  after: cited([
    'Add a copy of your identity theft report, a copy of your ID, and something that shows your address. Use an address that is safe for you. [block]',
    'Send it by certified mail or through the bureau’s website, and keep a copy with the date.',
    'If the bureau refuses, it has to tell you. You can complain to the Consumer Financial Protection Bureau. [block]',
  ]),
  groups: [
    questions('The bureau and you', [
      choice('bureau', 'Credit bureau', {
        equifax: 'Equifax',
        experian: 'Experian',
        transunion: 'TransUnion',
      }),
      yourName,
      line('reach', 'A safe mailing address or email', { hint: 'One that the other person cannot see.' }),
      letterDay,
    ]),
    questions('The accounts', [
      lines('accounts', 'Accounts that are not yours', {
        hint: 'The lender’s name, the last four digits, the date it was opened. One on each line.',
      }),
      lines('asked', 'Lenders that asked for your credit report for these accounts', { isOptional: true }),
      line('report', 'Number of your identity theft report'),
      tick('police', 'I am adding a police report'),
    ]),
  ],
  letter: letter([
    address('Date: {day}'),
    whenChosen('bureau', 'equifax', address('To: Equifax')),
    whenChosen('bureau', 'experian', address('To: Experian')),
    whenChosen('bureau', 'transunion', address('To: TransUnion')),
    heading('Request to block information that comes from identity theft'),
    'My name is {name}. I ask you to block this information under 15 U.S.C. 1681c-2.',
    'These accounts come from identity theft. I did not open them and did not agree to them:',
    '{accounts}',
    when('asked', 'Please also remove these inquiries, which were made for those accounts: {asked}'),
    'I am enclosing my identity theft report, number {report}, and proof of who I am.',
    when('police', 'I am enclosing a police report.'),
    'None of this information is about a transaction of mine. I got no money, goods or services from it.',
    'Please block it within four business days, and tell the companies that gave it to you.',
    'The person who did this may try to find me. Please keep my address confidential and use only this one: {reach}. Do not send anything to an older address.',
    address('Name: {name}'),
    address('Signature:'),
  ]),
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
