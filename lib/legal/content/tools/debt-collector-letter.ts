import { cited } from '../../cited'
import { address, heading, letter, when } from '../../letter-paragraphs'
import { letterDay, line, questions, safeReach, tick, yourName } from '../../letter-questions'
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
  before: cited([
    'Send it within 30 days after you get the collector’s first notice. Then it has to stop until it has sent you proof of the debt. [validation]',
    'Later you can still send it, and you can still say how the collector may reach you. [contact]',
    'Do not pay a part and do not say that the debt is yours before you have talked with legal aid.',
    'If you were forced into the debt: in Illinois a collector must stop within 5 days after it has your full statement of coerced debt and proof, and look into it within 90 days. Ask legal aid what to add in your state. [illinois]',
  ]),
  after: cited([
    'Send it by certified mail, and keep a copy and the receipt.',
    'If you tell a collector to stop all contact, it may only write once more, to say that it stops or what it will do next. It can still sue you. [contact]',
    'If court papers come, answer by their date. This letter is no answer to a court.',
  ]),
  groups: [
    questions('The collector and you', [
      line('collector', 'Name of the collector'),
      yourName,
      safeReach('One that the other person cannot see.'),
      letterDay,
    ]),
    questions('The debt', [
      line('number', 'Number on their letter'),
      line('other', 'The person they may not talk to', { isOptional: true }),
      tick('theft', 'This debt comes from identity theft'),
      tick('forced', 'I was forced or tricked into this debt'),
      tick('work', 'Do not call me at work'),
      tick('stop', 'Stop all contact'),
    ]),
  ],
  letter: letter([
    address('Date: {day}'),
    address('To: {collector}'),
    heading('Dispute, and request for proof of a debt'),
    'My name is {name}. This is about: {number}.',
    'I dispute this debt under 15 U.S.C. 1692g. Please stop collecting until you have sent me proof of it.',
    when('theft', 'It comes from identity theft.'),
    when(
      'forced',
      'A person who abused me forced or tricked me into it. Where the law of my state protects against coerced debt, this is my statement under it.',
    ),
    'Please send me: the name and address of the first lender, the contract with the signature, the date and amount of each charge and payment, and proof that you may collect it.',
    when(
      'other',
      'I have had to protect myself from {other}. Do not talk to this person about me or about the debt, and do not give out where I am.',
    ),
    when('work', 'Calls at work are inconvenient for me. Do not contact me at work (15 U.S.C. 1692c(a)(1)).'),
    when(
      'stop',
      'Apart from the proof that I ask for, please stop all contact with me, as 15 U.S.C. 1692c(c) lets me ask.',
    ),
    'Use only this way to reach me, and erase all older addresses and numbers: {reach}.',
    'This letter does not say that I owe the debt, and it is not a promise to pay.',
    address('Name: {name}'),
    address('Signature:'),
  ]),
  guides: ['coerced-debt'],
  records: {
    'consumer-financial-protection-bureau': 'Complaints about collectors.',
    'lawhelp-org': 'Free legal help if you are sued.',
  },
  sources: [
    {
      id: 'illinois',
      label: 'Illinois Public Act 104-0297, coerced debt and collection agencies',
      url: 'https://www.ilga.gov/legislation/publicacts/fulltext.asp?GA=104&Name=104-0297',
      date: 'law of August 15, 2025, in force since January 1, 2026',
    },
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
