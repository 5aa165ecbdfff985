import type { LetterTool } from '../../schema'

export const workLeaveLetter: LetterTool = {
  id: 'work-leave-letter',
  title: 'Workplace leave letter',
  description: 'Ask for time off, or for a change that makes work safer, in a few words that keep your story your own.',
  type: 'template',
  category: 'work',
  lastUpdated: '2026-11-20',
  jurisdiction: 'United States. Use the state law line only if you have looked up your state’s law.',
  before: [
    'Say as little as you wish. Ask human resources who will see the letter before you hand it in.',
    {
      text: 'Look up your state’s and city’s leave law first. The law’s name in your letter makes it stronger.',
      sources: ['guide'],
    },
    'Write it where neither your boss nor the other person can look. A work computer can be read by your employer.',
  ],
  after: [
    'Keep a copy at home or with a friend, with the day you handed it in.',
    'If they ask for proof, ask which kinds they accept. A court paper or a note from an advocate is often enough. You can cover parts of it.',
    { text: 'For FMLA, your employer has five business days to tell you whether you are eligible.', sources: ['fmla'] },
    'If they say no, ask for the reason in writing, and call legal aid or the labor department of your state.',
  ],
  groups: [
    {
      title: 'To and from',
      fields: [
        { id: 'boss', label: 'Person and employer', kind: 'line', blank: 'long' },
        { id: 'name', label: 'Your full name', kind: 'line', blank: 'long' },
        { id: 'day', label: 'Date of the letter', kind: 'date', blank: 'short' },
        {
          id: 'reach',
          label: 'How they may reach you while you are away',
          kind: 'line',
          blank: 'long',
          isOptional: true,
        },
      ],
    },
    {
      title: 'The time you need',
      fields: [
        { id: 'from', label: 'From', kind: 'date', blank: 'short' },
        { id: 'until', label: 'Until', kind: 'date', blank: 'short' },
        { id: 'pieces', label: 'Or in pieces: which days or hours', kind: 'line', blank: 'long', isOptional: true },
        {
          id: 'reason',
          label: 'Reason, in as few words as you like',
          kind: 'choice',
          choices: [
            { value: 'court', label: 'To go to court' },
            { value: 'health', label: 'For medical care or counseling, for me or my family' },
            { value: 'safety', label: 'For my safety or my family’s' },
            { value: 'private', label: 'A private legal or family matter' },
          ],
        },
      ],
    },
    {
      title: 'The kind of leave',
      fields: [
        { id: 'law', label: 'Name of your state or city law', kind: 'line', blank: 'long', isOptional: true },
        { id: 'fmla', label: 'FMLA (a serious health condition)', kind: 'tick' },
        { id: 'paid', label: 'Use my paid sick or vacation days first', kind: 'tick' },
      ],
    },
    {
      title: 'Changes at work',
      fields: [
        {
          id: 'change',
          label: 'A change that would help',
          hint: 'Another shift, desk, phone number, or a screened front desk.',
          kind: 'lines',
          blank: 'long',
          isOptional: true,
        },
      ],
    },
  ],
  letter: [
    { text: 'Date: {day}', kind: 'address' },
    { text: 'To: {boss}', kind: 'address' },
    { text: 'Request for leave', kind: 'heading' },
    { text: 'I am {name}. I ask for time off from {from} until {until}.', when: { field: 'from' } },
    { text: 'I need the time in pieces: {pieces}.', when: { field: 'pieces' } },
    { text: 'I need it to go to court.', when: { field: 'reason', value: 'court' } },
    {
      text: 'I need it for medical care or counseling, for me or a member of my family.',
      when: { field: 'reason', value: 'health' },
    },
    { text: 'I need it for my safety or the safety of my family.', when: { field: 'reason', value: 'safety' } },
    { text: 'I need it for a private legal or family matter.', when: { field: 'reason', value: 'private' } },
    { text: 'I ask for this leave under {law}.', when: { field: 'law' } },
    {
      text: 'I also ask you to treat this as a request for leave under the Family and Medical Leave Act, and to tell me within five business days whether I am eligible.',
      when: { field: 'fmla' },
    },
    { text: 'Please use my paid sick or vacation days first.', when: { field: 'paid' } },
    { text: 'I ask for this change at work: {change}', when: { field: 'change' } },
    {
      text: 'Please keep this request and any papers that go with it confidential, apart from my usual file, and share them only with people who must know.',
    },
    { text: 'If you need a paper from me, please tell me in writing which kinds you accept and by when.' },
    { text: 'Reach me while I am away only here: {reach}.', when: { field: 'reach' } },
    { text: 'Thank you.' },
    { text: 'Name: {name}', kind: 'address' },
    { text: 'Signature:', kind: 'address' },
  ],
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
