import { group, linesToFill } from '../../checklist-parts'
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
  lines: linesToFill({
    kept: 'Who keeps the copies',
    lawyer: 'My lawyer or legal aid office',
  }),
  groups: [
    group('identity', 'Who you are', {
      id: 'Driver license, state ID or passport',
      birth: 'My birth certificate',
      ssn: 'Social Security cards, or the numbers',
      immigration: 'Green card, visa, work permit, letters from immigration',
      marriage: 'Marriage certificate; divorce papers',
    }),
    group('children', 'The children', {
      births: 'Birth certificates',
      passports: 'Passports, or a note of who holds them',
      paternity: 'Paternity papers, adoption papers',
      school: 'School records, report cards, special education plans',
      doctor: 'Vaccines, doctor and therapy records, medicines',
      calendar: 'A calendar: who cares for them when, visits kept and missed',
      photos: 'A recent photo of each child',
    }),
    group('court', 'Court and police', {
      orders: 'Every protection, custody and support order, from any state',
      reports: 'Police reports or their numbers',
      cps: 'Letters from child protection',
      service: 'Proof of what was served, and when',
    }),
    group('harm', 'What happened', {
      log: 'A log with dates, places and who saw it',
      messages: 'Messages and voicemails, printed or saved with the date',
      injuries: 'Photos of injuries and damage',
      medical: 'Medical and counseling records',
    }),
    group('home', 'Home and money', {
      lease: 'Lease, deed, mortgage',
      bank: 'Bank and card statements, loans',
      pay: 'Pay stubs: yours, and theirs if you can',
      tax: 'Tax returns of three years',
      benefits: 'Benefit letters and cards',
      insurance: 'Health, car and life insurance',
      car: 'Car title and registration',
      retirement: 'Pension and retirement statements',
    }),
    group('new', 'For a new start', {
      phone: 'Phone numbers on paper',
      passwords: 'A new email and new passwords, made on a safe device',
      address: 'The form for my state’s address program',
      work: 'Licenses, diplomas, references',
    }),
  ],
  guides: ['custody-and-safety', 'divorce-and-money'],
  records: {
    'legal-services-corporation-get-legal-help': 'Finds the legal aid office for your address.',
    'safety-net-project-techsafety-org': 'How to make phones and accounts safer.',
  },
  sources: [],
}
