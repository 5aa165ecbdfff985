import { cited } from '../../cited'
import { address, heading, letter, when, whenChosen } from '../../letter-paragraphs'
import { choice, letterDay, line, questions, safeReach, tick, yourName } from '../../letter-questions'
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
  before: cited([
    'The Safe Connections Act of 2022 lets you leave a shared mobile plan. The company must separate the line within two business days after it has your complete request. [law, fcc]',
    'The company may not ask for a fee, a penalty, a credit check or a new contract, and the other person does not have to agree. [law, boost]',
    'Many companies have a form of their own, online or in a store. If yours has one, use it, and take the words from here. [boost]',
    'The other person may notice that the line is gone. The phone company must tell you when it will notify the account owner. Plan for that day first. [fcc]',
  ]),
  after: cited([
    'Add one proof. It can be a protection order, a police report, or a criminal complaint or charge. It can also be a statement signed by an advocate, a doctor, a counselor, a social worker or someone who works for the court. [law]',
    'For each child or adult in your care, add a signed statement that the person is in your care. [law]',
    'From the day of the separation you pay for the line, and for the phone if you keep it. [boost]',
    'If money is short, ask about six months of the Lifeline discount, which the law opens to people who separate a line. [boost, fcc]',
    'A new line on an old phone can still be watched. Check the phone with an advocate, or use one that the other person has never had access to.',
  ]),
  groups: [
    questions('The company and you', [
      line('company', 'Phone company'),
      yourName,
      safeReach('An email or number that the other person cannot see.'),
      letterDay,
    ]),
    questions('The lines', [
      line('mine', 'Numbers that you use'),
      line('care', 'Numbers used by people in your care', {
        hint: 'Children, or adults you look after.',
        isOptional: true,
      }),
      line('theirs', 'Or: the other person’s number, if the account is yours', { isOptional: true }),
      line('other', 'Name of the other person'),
      line('owner', 'Name on the account, if it is not yours', { isOptional: true }),
    ]),
    questions('What you add', [
      choice('proof', 'Proof', {
        order: 'A copy of a protection order',
        police: 'A police report or statement',
        charges: 'A criminal complaint or charge, or another official record',
        helper: 'A statement signed by someone who helped me in their work',
      }),
      tick('keep', 'I want to keep my number'),
      tick('phone', 'I want to keep the phone I use'),
    ]),
  ],
  letter: letter([
    address('Date: {day}'),
    address('To: {company}'),
    heading('Request to separate lines'),
    'I ask for relief under section 345 of the Communications Act of 1934 (47 U.S.C. 345), the Safe Connections Act, and the rules of the Federal Communications Commission.',
    'My name is {name}. The person who committed, or is alleged to have committed, a covered act against me or someone in my care is {other}.',
    when('owner', 'Name on the account: {owner}.'),
    when('mine', 'Please separate these lines. I am the user of: {mine}.'),
    when('care', 'These lines are used by people in my care, and I am enclosing a signed statement for each: {care}.'),
    when('theirs', 'Please separate this line from my account. The person named above is its user: {theirs}.'),
    whenChosen('proof', 'order', 'As proof I add: a copy of a protection order.'),
    whenChosen('proof', 'police', 'As proof I add: a police report or statement.'),
    whenChosen('proof', 'charges', 'As proof I add: a criminal complaint or charge, or another official record.'),
    whenChosen('proof', 'helper', 'As proof I add: a statement signed by someone who helped me in their work.'),
    when('keep', 'I want to keep the number.'),
    when('phone', 'I want to keep the phone that I use with this line.'),
    'The law asks you to separate the lines within two business days after you have this request. It does not allow fees, penalties, a credit check or a contract as a condition.',
    'Please keep this request and my contact details confidential. Do not tell the other person, or send anything to the address of the account. Before you tell the account owner that a line was separated, tell me the day.',
    'Reach me only here: {reach}.',
    'If something is missing or a technical problem stands in the way, tell me at once what it is and what I can do.',
    'What I say here is true as far as I know.',
    address('Name: {name}'),
    address('Signature:'),
  ]),
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
  ],
}
