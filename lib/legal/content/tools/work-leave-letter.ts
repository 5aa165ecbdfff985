import { cited } from '../../cited'
import { address, heading, letter, when, whenChosen } from '../../letter-paragraphs'
import { choice, date, letterDay, line, lines, questions, tick, yourName } from '../../letter-questions'
import type { LetterTool } from '../../schema'

export const workLeaveLetter: LetterTool = {
  id: 'work-leave-letter',
  title: 'Workplace leave letter',
  description: 'Ask for time off, or for a change that makes work safer, in a few words that keep your story your own.',
  type: 'template',
  category: 'work',
  lastUpdated: '2026-11-20',
  jurisdiction: 'United States. Use the state law line only if you have looked up your state’s law.',
  before: cited([
    'Say as little as you wish. Ask human resources who will see the letter before you hand it in.',
    'Look up your state’s and city’s leave law first. The law’s name in your letter makes it stronger. [guide]',
    'Write it where neither your boss nor the other person can look. A work computer can be read by your employer.',
  ]),
  after: cited([
    'Keep a copy at home or with a friend, with the day you handed it in.',
    'If they ask for proof, ask which kinds they accept. A court paper or a note from an advocate is often enough. You can cover parts of it.',
    'For FMLA, your employer has five business days to tell you whether you are eligible. [fmla]',
    'If they say no, ask for the reason in writing, and call legal aid or the labor department of your state.',
  ]),
  groups: [
    questions('To and from', [
      line('boss', 'Person and employer'),
      yourName,
      letterDay,
      line('reach', 'How they may reach you while you are away', { isOptional: true }),
    ]),
    questions('The time you need', [
      date('from', 'From'),
      date('until', 'Until'),
      line('pieces', 'Or in pieces: which days or hours', { isOptional: true }),
      choice('reason', 'Reason, in as few words as you like', {
        court: 'To go to court',
        health: 'For medical care or counseling, for me or my family',
        safety: 'For my safety or my family’s',
        private: 'A private legal or family matter',
      }),
    ]),
    questions('The kind of leave', [
      line('law', 'Name of your state or city law', { isOptional: true }),
      tick('fmla', 'FMLA (a serious health condition)'),
      tick('paid', 'Use my paid sick or vacation days first'),
    ]),
    questions('Changes at work', [
      lines('change', 'A change that would help', {
        hint: 'Another shift, desk, phone number, or a screened front desk.',
        isOptional: true,
      }),
    ]),
  ],
  letter: letter([
    address('Date: {day}'),
    address('To: {boss}'),
    heading('Request for leave'),
    when('from', 'I am {name}. I ask for time off from {from} until {until}.'),
    when('pieces', 'I need the time in pieces: {pieces}.'),
    whenChosen('reason', 'court', 'I need it to go to court.'),
    whenChosen('reason', 'health', 'I need it for medical care or counseling, for me or a member of my family.'),
    whenChosen('reason', 'safety', 'I need it for my safety or the safety of my family.'),
    whenChosen('reason', 'private', 'I need it for a private legal or family matter.'),
    when('law', 'I ask for this leave under {law}.'),
    when(
      'fmla',
      'I also ask you to treat this as a request for leave under the Family and Medical Leave Act, and to tell me within five business days whether I am eligible.',
    ),
    when('paid', 'Please use my paid sick or vacation days first.'),
    when('change', 'I ask for this change at work: {change}'),
    'Please keep this request and any papers that go with it confidential, apart from my usual file, and share them only with people who must know.',
    'If you need a paper from me, please tell me in writing which kinds you accept and by when.',
    when('reach', 'Reach me while I am away only here: {reach}.'),
    'Thank you.',
    address('Name: {name}'),
    address('Signature:'),
  ]),
  guides: ['work-and-leave'],
  records: {
    'wage-and-hour-division': 'Questions on FMLA.',
    'womenslaw-org': 'Leave law of your state.',
  },
  sources: [
    {
      id: 'guide',
      label: 'Legal Momentum, state guide on employment rights for survivors',
      url: 'https://www.legalmomentum.org/library/state-guide-employment-rights-survivors-domestic-violence-sexual-assault-and-stalking',
      date: 'December 2022, facts of September 2022',
    },
    {
      id: 'fmla',
      label: '29 CFR 825.300(b), five business days to answer an FMLA request',
      url: 'https://www.ecfr.gov/current/title-29/section-825.300',
      date: 'in force since January 2009',
    },
  ],
}
