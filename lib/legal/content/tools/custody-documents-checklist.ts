import type { ChecklistTool } from '../../schema'

export const custodyDocumentsChecklist: ChecklistTool = {
  id: 'custody-documents-checklist',
  title: 'Safety and custody documents',
  description: 'The papers to gather, copy and keep out of reach, for your safety, for custody and for a new start.',
  type: 'checklist',
  category: 'family',
  lastUpdated: '2026-11-20',
  jurisdiction: 'Any state.',
  before: [
    'If you have to run, run. Every one of these can be replaced, and an advocate can help with that.',
    'Gather bit by bit. A missing folder can be noticed; a photo is not. Keep copies with a person or in a place that the other person does not know.',
  ],
  after: [
    'Photos on a shared cloud account can be seen by the other person. Check where your phone sends its pictures.',
    'Take originals only when it is safe that they are missed.',
  ],
  lines: [
    { id: 'kept', label: 'Who keeps the copies' },
    { id: 'lawyer', label: 'My lawyer or legal aid office' },
  ],
  groups: [
    {
      id: 'identity',
      title: 'Who you are',
      items: [
        { id: 'id', text: 'Driver license, state ID or passport' },
        { id: 'birth', text: 'My birth certificate' },
        { id: 'ssn', text: 'Social Security cards, or the numbers' },
        { id: 'immigration', text: 'Green card, visa, work permit, letters from immigration' },
        { id: 'marriage', text: 'Marriage certificate; divorce papers' },
      ],
    },
    {
      id: 'children',
      title: 'The children',
      items: [
        { id: 'births', text: 'Birth certificates' },
        { id: 'passports', text: 'Passports, or a note of who holds them' },
        { id: 'paternity', text: 'Paternity papers, adoption papers' },
        { id: 'school', text: 'School records, report cards, special education plans' },
        { id: 'doctor', text: 'Vaccines, doctor and therapy records, medicines' },
        { id: 'calendar', text: 'A calendar: who cares for them when, visits kept and missed' },
        { id: 'photos', text: 'A recent photo of each child' },
      ],
    },
    {
      id: 'court',
      title: 'Court and police',
      items: [
        { id: 'orders', text: 'Every protection, custody and support order, from any state' },
        { id: 'reports', text: 'Police reports or their numbers' },
        { id: 'cps', text: 'Letters from child protection' },
        { id: 'service', text: 'Proof of what was served, and when' },
      ],
    },
    {
      id: 'harm',
      title: 'What happened',
      items: [
        { id: 'log', text: 'A log with dates, places and who saw it' },
        { id: 'messages', text: 'Messages and voicemails, printed or saved with the date' },
        { id: 'injuries', text: 'Photos of injuries and damage' },
        { id: 'medical', text: 'Medical and counseling records' },
      ],
    },
    {
      id: 'home',
      title: 'Home and money',
      items: [
        { id: 'lease', text: 'Lease, deed, mortgage' },
        { id: 'bank', text: 'Bank and card statements, loans' },
        { id: 'pay', text: 'Pay stubs: yours, and theirs if you can' },
        { id: 'tax', text: 'Tax returns of three years' },
        { id: 'benefits', text: 'Benefit letters and cards' },
        { id: 'insurance', text: 'Health, car and life insurance' },
        { id: 'car', text: 'Car title and registration' },
        { id: 'retirement', text: 'Pension and retirement statements' },
      ],
    },
    {
      id: 'new',
      title: 'For a new start',
      items: [
        { id: 'phone', text: 'Phone numbers on paper' },
        { id: 'passwords', text: 'A new email and new passwords, made on a safe device' },
        { id: 'address', text: 'The form for my state’s address program' },
        { id: 'work', text: 'Licenses, diplomas, references' },
      ],
    },
  ],
  guides: ['custody-and-safety', 'divorce-and-money'],
  records: {
    'legal-services-corporation-get-legal-help': 'Finds the legal aid office for your address.',
    'safety-net-project-techsafety-org': 'How to make phones and accounts safer.',
  },
  sources: [],
}
