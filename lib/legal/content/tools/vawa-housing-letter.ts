import { cited } from '../../cited'
import { address, heading, letter, when, whenChosen } from '../../letter-paragraphs'
import { choice, date, letterDay, line, questions, safeReach, tick, yourName } from '../../letter-questions'
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
  before: cited([
    'This letter is for covered housing: public housing, Section 8, tax credit homes and other federal programs. For other homes, ask legal aid what your state gives. [law]',
    'You do not have to tell what happened, and you do not have to name the person if that is not safe. [law, rule]',
    'If you already have a court date for an eviction, call legal aid today. A letter does not stop a court case by itself.',
  ]),
  after: cited([
    'Hand it in and ask for a stamped copy, or send it in a way that you can prove.',
    'You may add HUD form 5382, which you sign yourself. If they ask for proof in writing, you have 14 business days. [law, forms]',
    'For a move, add HUD form 5383. [forms]',
    'Keep your copy outside the home if the other person lives there.',
  ]),
  groups: [
    questions('To and from', [
      line('landlord', 'Landlord or housing agency'),
      yourName,
      line('home', 'Your unit or address'),
      safeReach('Say if mail or voicemail is not safe.'),
      letterDay,
    ]),
    questions('What you ask for', [
      tick('stay', 'Not to be evicted, refused or cut off'),
      tick('move', 'An emergency move to a safer home'),
      tick('split', 'The other person taken off the lease'),
      line('person', 'Name of that person, if it is safe to give it', { isOptional: true }),
      tick('locks', 'New locks'),
      date('notice', 'Date of a notice that you got, if any', { isOptional: true }),
    ]),
    questions('What you add', [
      choice('proof', 'Proof, if you want to add it now', {
        form: 'HUD form 5382',
        helper: 'A statement signed by me and by someone who helped me',
        record: 'A police, court or agency record',
      }),
    ]),
  ],
  letter: letter([
    address('Date: {day}'),
    address('To: {landlord}'),
    heading('Notice under the Violence Against Women Act'),
    'I am {name}. I live at, or applied for: {home}.',
    'I am protected by the housing part of the Violence Against Women Act (34 U.S.C. 12491; for homes under HUD programs also 24 CFR part 5, subpart L). With this letter I use those rights.',
    when('notice', 'Your notice of {notice} rests on acts that were done to me, or on what came of them.'),
    when(
      'stay',
      'I ask you not to refuse, evict or end help to me or my household because of that violence or what came of it.',
    ),
    when(
      'move',
      'I ask for an emergency transfer. I reasonably believe that I am in danger of more violence if I stay in this unit. Please give me your emergency transfer plan and tell me which safe units there are.',
    ),
    when(
      'split',
      'I ask you to split the lease: to end the rights of the person who committed the acts, and to let me and my household stay.',
    ),
    when('person', 'The person’s name is {person}.'),
    when('locks', 'Apart from those rights, I ask you to change the locks.'),
    whenChosen('proof', 'form', 'I am enclosing HUD form 5382.'),
    whenChosen('proof', 'helper', 'I am enclosing a statement signed by me and by a person who helped me.'),
    whenChosen('proof', 'record', 'I am enclosing a police, court or agency record.'),
    'If you need proof, ask me for it in writing. The law gives me 14 business days from the day I get your request, and lets me choose which kind I give.',
    'Please keep this letter and all that I tell you confidential, as the law demands. Do not put it in a shared database. Do not tell the other person.',
    'The law does not allow you to punish me for using these rights (34 U.S.C. 12494).',
    'Reach me only this way: {reach}. Please answer in writing.',
    address('Name: {name}'),
    address('Signature:'),
  ]),
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
