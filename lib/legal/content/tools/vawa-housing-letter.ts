import type { LetterTool } from '../../schema'

export const vawaHousingLetter: LetterTool = {
  id: 'vawa-housing-letter',
  title: 'VAWA housing notice letter',
  description:
    'Tell your landlord or housing agency that you are using your rights under VAWA, and ask to stay, to move or to split the lease.',
  type: 'template',
  category: 'housing',
  lastUpdated: '2026-11-20',
  jurisdiction: 'United States, federal law: homes whose rent is helped by a covered federal program.',
  before: [
    {
      text: 'This letter is for covered housing: public housing, Section 8, tax credit homes and other federal programs. For other homes, ask legal aid what your state gives.',
      sources: ['law'],
    },
    {
      text: 'You do not have to tell what happened, and you do not have to name the person if that is not safe.',
      sources: ['law', 'rule'],
    },
    'If you already have a court date for an eviction, call legal aid today. A letter does not stop a court case by itself.',
  ],
  after: [
    'Hand it in and ask for a stamped copy, or send it in a way that you can prove.',
    {
      text: 'You may add HUD form 5382, which you sign yourself. If they ask for proof in writing, you have 14 business days.',
      sources: ['law', 'forms'],
    },
    { text: 'For a move, add HUD form 5383.', sources: ['forms'] },
    'Keep your copy outside the home if the other person lives there.',
  ],
  groups: [
    {
      title: 'To and from',
      fields: [
        { id: 'landlord', label: 'Landlord or housing agency', kind: 'line', blank: 'long' },
        { id: 'name', label: 'Your full name', kind: 'line', blank: 'long' },
        { id: 'home', label: 'Your unit or address', kind: 'line', blank: 'long' },
        {
          id: 'reach',
          label: 'A safe way to reach you',
          hint: 'Say if mail or voicemail is not safe.',
          kind: 'line',
          blank: 'long',
        },
        { id: 'day', label: 'Date of the letter', kind: 'date', blank: 'short' },
      ],
    },
    {
      title: 'What you ask for',
      fields: [
        { id: 'stay', label: 'Not to be evicted, refused or cut off', kind: 'tick' },
        { id: 'move', label: 'An emergency move to a safer home', kind: 'tick' },
        { id: 'split', label: 'The other person taken off the lease', kind: 'tick' },
        {
          id: 'person',
          label: 'Name of that person, if it is safe to give it',
          kind: 'line',
          blank: 'long',
          isOptional: true,
        },
        { id: 'locks', label: 'New locks', kind: 'tick' },
        {
          id: 'notice',
          label: 'Date of a notice that you got, if any',
          kind: 'date',
          blank: 'short',
          isOptional: true,
        },
      ],
    },
    {
      title: 'What you add',
      fields: [
        {
          id: 'proof',
          label: 'Proof, if you want to add it now',
          kind: 'choice',
          choices: [
            { value: 'form', label: 'HUD form 5382' },
            { value: 'helper', label: 'A statement signed by me and by someone who helped me' },
            { value: 'record', label: 'A police, court or agency record' },
          ],
        },
      ],
    },
  ],
  letter: [
    { text: 'Date: {day}', kind: 'address' },
    { text: 'To: {landlord}', kind: 'address' },
    { text: 'Notice under the Violence Against Women Act', kind: 'heading' },
    { text: 'I am {name}. I live at, or applied for: {home}.' },
    {
      text: 'I am protected by the housing part of the Violence Against Women Act (34 U.S.C. 12491 and 24 CFR part 5, subpart L). With this letter I use those rights.',
    },
    {
      text: 'Your notice of {notice} rests on acts that were done to me, or on what came of them.',
      when: { field: 'notice' },
    },
    {
      text: 'I ask you not to refuse, evict or end help to me or my household because of that violence or what came of it.',
      when: { field: 'stay' },
    },
    {
      text: 'I ask for an emergency transfer. I reasonably believe that I am in danger of more violence if I stay in this unit. Please give me your emergency transfer plan and tell me which safe units there are.',
      when: { field: 'move' },
    },
    {
      text: 'I ask you to split the lease: to end the rights of the person who committed the acts, and to let me and my household stay.',
      when: { field: 'split' },
    },
    { text: 'The person’s name is {person}.', when: { field: 'person' } },
    { text: 'I ask you to change the locks.', when: { field: 'locks' } },
    { text: 'I am enclosing HUD form 5382.', when: { field: 'proof', value: 'form' } },
    {
      text: 'I am enclosing a statement signed by me and by a person who helped me.',
      when: { field: 'proof', value: 'helper' },
    },
    { text: 'I am enclosing a police, court or agency record.', when: { field: 'proof', value: 'record' } },
    {
      text: 'If you need proof, ask me for it in writing. The law gives me 14 business days from the day I get your request, and lets me choose which kind I give.',
    },
    {
      text: 'Please keep this letter and all that I tell you confidential, as the law demands. Do not put it in a shared database. Do not tell the other person.',
    },
    { text: 'The law does not allow you to punish me for using these rights (34 U.S.C. 12494).' },
    { text: 'Reach me only this way: {reach}. Please answer in writing.' },
    { text: 'Name: {name}', kind: 'address' },
    { text: 'Signature:', kind: 'address' },
  ],
  guides: ['housing-rights'],
  records: {
    'hud-vawa-housing-protections': 'The forms 5382 and 5383, in many languages.',
    'lawhelp-org': 'Free legal help with eviction in your state.',
  },
  sources: [
    {
      id: 'law',
      label: '34 U.S. Code 12491 and 12494',
      url: 'https://www.law.cornell.edu/uscode/text/34/12491',
      date: 'as amended in March 2022',
    },
    {
      id: 'rule',
      label: '24 CFR 5.2001 to 5.2011, HUD’s VAWA rule',
      url: 'https://www.ecfr.gov/current/title-24/part-5/subpart-L',
      date: 'in force since December 16, 2016',
    },
    {
      id: 'forms',
      label: 'HUD, VAWA forms 5380 to 5383',
      url: 'https://www.hud.gov/vawa',
      date: 'renewal filed in January 2025',
    },
  ],
}
