import { defineGuide, list, listUnder, section, steps, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const protectionOrders = defineGuide({
  id: 'protection-orders',
  title: 'Protection orders, step by step',
  description:
    'What a court order can do, how to ask for one, what happens at the hearing, and how it holds in other states.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['protection order', 'restraining order', 'court', 'safety', 'stalking', 'firearms'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Federal law is named where it applies; the court, the forms and the time limits are those of your state, territory or tribe.',
  review: null,
  statePart: 'orders',
  inShort: [
    'A protection order is a court order that tells a person to stop harming you and to stay away.',
    'You can ask for one without a lawyer, and in most cases you pay nothing.',
    'A judge may give you a short order the same day, before the other person is heard.',
    'A valid order counts in every state, territory and tribal land.',
  ],
  sections: [
    section('what-it-is', 'What it is', [
      'Each state has its own name for it: protection order, restraining order, order of protection, injunction. It is a civil order, made by a judge. You ask for it yourself. Nobody has to be arrested first, and you do not need a police report in order to ask, though one can help. [womenslaw]',
      listUnder('What a judge can put in an order differs by state. Common parts are:', [
        'Do not hurt, threaten, follow or contact me, including through other people or online.',
        'Stay away from my home, my work and the children’s school.',
        'Move out of the home we share.',
        'Who looks after the children for now, and how visits work.',
        'Give up guns. Pay support. Leave the pets with me.',
      ]),
      'There are different kinds for different situations: for a partner or family member, for stalking, for sexual assault by someone you do not live with. If one kind does not fit, ask the clerk or an advocate which one does. [womenslaw]',
    ]),
    section('is-it-right', 'Is it right for you now?', [
      'You know this person best. For many people an order helps, but for some, being served with papers makes the other person angrier for a while. Plan for the day they are served: where you will sleep, who knows, and how you will get to work. An advocate can make that plan with you before you file. [hotline]',
      warning(
        'The other person will read what you write',
        'Your petition is usually given to them, so ask the clerk how to keep your address off the papers before you write it anywhere. Many states have a form for this, or an address program for people in danger.',
      ),
      'If you are not a citizen, you can still ask for a protection order. Talk to an immigration lawyer first if you can, above all if the other person threatens to report you.',
    ]),
    section('how-to-ask', 'How to ask for one', [
      steps([
        'Find the right court. It is often the family or district court in the county where you live, where they live, or where it happened, and many courts put the forms online.',
        'Get the form, called a petition or complaint. The clerk can hand it out but cannot tell you what to write. An advocate at a local program often can, and may go with you. [womenslaw]',
        'Write what happened. Start with the last time and the worst time. Say the date as well as you can, what was done, what was said, any injury, any weapon, and who saw it. Short and exact beats long.',
        'Say what you need the order to do. A judge cannot guess. Name each place and each person you want it to cover.',
        'Sign it, often in front of the clerk. What you say is under oath.',
        'Ask for a temporary order, if you are in danger before the hearing.',
      ]),
      'It should not cost you anything, because states and tribes that take certain federal grants have promised this. If you ask for protection from domestic violence, dating violence, sexual assault or stalking, you do not pay to file the order, register it or have it served. If a clerk asks you for a fee, say this and ask for a supervisor. [fees]',
    ]),
    section('temporary', 'The temporary order', [
      'A judge can read your papers the same day, or soon after, and make a short order without the other person in the room, which courts call ex parte. In most states it lasts until the hearing. The other person must then get the papers and a fair chance to be heard. [faith]',
      'An officer brings them the papers, which is called service. In many places the order cannot be enforced by arrest until that has happened, so ask how you will learn that it has. Tell the officer where the person can be found, and about any weapons.',
      'If the judge says no to a temporary order, ask the clerk right away: do I still get a hearing, and by what day do I have to ask for one? In some states you have to ask. In Michigan you have 21 days, and then the no is final. [michigan]',
      'Michigan also works differently when the judge says yes. The first order lasts at least 182 days, and there may be no hearing unless someone asks for one. Read the last day on your order. [michigan]',
    ]),
    section('hearing', 'The hearing', [
      'Go, even if you are afraid the other person will be there, because the case is usually closed if you do not come. If you cannot come, call the clerk before that day and ask for a new date, or to appear by phone or video. [anoka, minnesota]',
      listUnder('Bring what you have, in three copies if you can:', [
        'Photos, messages, voicemails, call logs. Print them with the date and the number showing. Ask a lawyer before you record a call or a talk: in some states everyone must agree. [nebraska, recording]',
        'Medical papers, police reports, other court papers. [anoka]',
        'People who saw or heard something, in person. [anoka]',
        'A written list of what you want the order to say.',
      ]),
      'Speak to the judge, not to the other person. You may ask for a break, for an interpreter, for an officer to stay near, and to leave the building first. You do not have to talk to them or their lawyer in the hallway, and you do not have to agree to anything there.',
      'If the other person asks for an order against you, do not agree to it, and ask for a lawyer first. An order against both of you can do you harm later. Other states do not have to enforce one against you unless that person asked for it in writing and the judge found that they had a right to it. [faith]',
    ]),
    section('after', 'When you have the order', [
      list([
        'Read it before you leave, and if something is missing or wrong, say so at once.',
        'Keep a copy with you. Give copies to the school, your work, your landlord and people you trust, as far as it is safe.',
        'Write down its last day. Ask the court well before then how to make it longer.',
        'If they break it, call 911 and say that you have an order. Keep each message, and remember that you may also go back to the court.',
        'The order binds them, not you. But if you ask them to come over, a court may look at that. If your wishes have changed, ask the court to change the order.',
      ]),
      'Federal law says that every state, tribe and territory must enforce a valid order from another one as if it were its own. You do not need to register it first. If you do register it, that state should not tell the other person unless you ask for that. States may not put your filing on a public website if that could show who or where you are. [faith]',
      'Federal law also bars many people who are under a protection order from having guns. It applies when they had notice and a chance to be heard, and the order names a threat or forbids force. It covers a husband or wife, an ex, someone you have a child with, and someone you live or lived with, but not a person you dated and never lived with. The Supreme Court upheld this rule in 2024. [guns, rahimi]',
      'A second federal rule bars people who were convicted of a domestic violence misdemeanor. Since June 2022 it also covers recent dating partners, though after one first offense against a dating partner the ban can end after five years. Many states go further: some let a judge order guns handed in with a first, temporary order, and some have a separate order just for guns. Ask an advocate what your state has. Then ask the judge when the guns have to be handed in, where, and who checks. [guns, dating-guns]',
    ]),
    section('help', 'You do not have to do this alone', [
      'Advocates at domestic violence and sexual assault programs help with the forms and the plan, free and in private. Legal aid may send a lawyer with you, most of all when children are involved or the other person has a lawyer. Our checklist helps you gather what the court asks for.',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Make a plan with an advocate, day or night, and find a local program.',
    'womenslaw-org': 'The rules and forms of your state, in plain words, and questions by email.',
    'lawhelp-org': 'Free legal help and court forms in your state.',
  },
  sources: [
    {
      id: 'womenslaw',
      label: 'WomensLaw.org, restraining orders, state by state',
      url: 'https://www.womenslaw.org/laws/general/restraining-orders',
      date: 'each state page shows its own date',
      read: null,
    },
    {
      id: 'hotline',
      label: 'King County Protection Order Advocacy Program, safety planning',
      url: 'https://www.dvprotectionorder.org/safety-planning.html',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'fees',
      label: '34 U.S. Code 10450, costs for protection orders',
      url: 'https://www.law.cornell.edu/uscode/text/34/10450',
      date: 'version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'faith',
      label: '18 U.S. Code 2265, full faith and credit to protection orders',
      url: 'https://www.law.cornell.edu/uscode/text/18/2265',
      date: 'as amended in 2022, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'guns',
      label: '18 U.S. Code 922(g)(8) and (9), firearms, protection orders and convictions',
      url: 'https://www.law.cornell.edu/uscode/text/18/922',
      date: 'in force since 1994 and 1996, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'dating-guns',
      label: '18 U.S. Code 921(a)(33) and (37), dating partners',
      url: 'https://www.law.cornell.edu/uscode/text/18/921',
      date: 'as amended on June 25, 2022, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'michigan',
      label: 'Michigan Court Rule 3.705, as shown by WomensLaw.org',
      url: 'https://www.womenslaw.org/laws/mi/statutes/rule-3705-issuance-personal-protection-orders',
      date: 'updated March 27, 2024',
      read: '2026-11-23',
    },
    shared.rahimi,
    shared.recording,
    {
      id: 'anoka',
      label: 'Anoka County, Minnesota, what happens at the hearing',
      url: 'https://www.anokacountymn.gov/FAQ.aspx?QID=98',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'minnesota',
      label: 'WomensLaw.org, Minnesota, the hearing',
      url: 'https://www.womenslaw.org/laws/mn/restraining-orders/orders-protection/steps-obtaining-order-protection/step-4-hearing',
      date: 'copy of August 2016',
      read: '2026-11-23',
    },
    {
      id: 'nebraska',
      label: 'Nebraska Supreme Court, how to prepare for a protection order hearing',
      url: 'https://supremecourt.nebraska.gov/self-help/protection-abuse/prepare',
      date: 'page without a date',
      read: '2026-11-23',
    },
  ],
})
