import { defineGuide, list, listUnder, section, steps, tip } from '../../define-guide'

export const housingRights = defineGuide({
  id: 'housing-rights',
  title: 'Housing rights under VAWA',
  description:
    'If your rent is helped by a federal program, abuse is not a reason to evict you. How to stay, move or remove the person who harms you.',
  category: 'housing',
  difficulty: 'beginner',
  format: 'article',
  tags: ['housing', 'eviction', 'VAWA', 'Section 8', 'transfer', 'lease'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States, federal law: housing that a federal program pays for or supports. For other homes, your state’s law decides.',
  review: null,
  statePart: 'lease',
  inShort: [
    'VAWA covers most homes whose rent is helped by a federal program.',
    'You cannot be refused, evicted or cut off because of abuse that was done to you.',
    'Your own signed form is enough proof in most cases.',
    'You can ask for an emergency move, and for the other person to be taken off the lease.',
  ],
  sections: [
    section('covered', 'Is your home covered?', [
      listUnder('The housing part of the Violence Against Women Act, VAWA for short, covers programs such as:', [
        'Public housing, and Housing Choice Vouchers, which many people call Section 8. [law]',
        'Apartments with project-based Section 8, and homes built with Low-Income Housing Tax Credits. [law]',
        'Homes for older people and for people with disabilities (Sections 202 and 811), HOME, HOPWA, and housing from homeless programs. [law]',
        'Rural rental housing of the Department of Agriculture. [law]',
      ]),
      'If you are not sure, look in your lease for one of these names, or ask the housing agency. You do not have to say why you ask. This law does not cover a home that a private owner rents with no such program, but many states let you end a lease early, change locks, or bar an owner from punishing you. Ask legal aid.',
      'It protects you against domestic violence, dating violence, sexual assault and stalking, whether or not you are married to the person or live with them. In spite of its name, it protects men as well as women. [law, rule]',
    ]),
    section('protected', 'What they may not do', [
      list([
        'Turn down your application because you were abused, or because of what the abuse left behind, such as a bad record with a landlord, if you would otherwise qualify. [law, rule]',
        'Evict you or end your help because of abuse against you. An act of violence against you does not count as you breaking the lease. [law]',
        'Evict you for a crime tied to that abuse, done by a member of your household or a guest. [law]',
        'Hold you to a stricter standard than other tenants. [law]',
        'Punish you for using these rights, or for helping someone else use them. [retaliation]',
      ]),
      'There are limits. You can still be evicted for something that has nothing to do with the abuse, such as rent you owe for other reasons. An owner may also act if there is an actual and imminent threat to other people there, but only when nothing smaller would do. [law, rule]',
      'Rent you could not pay because the other person took your money, or kept you from work, may be covered. Say how the one led to the other. [rule]',
    ]),
    section('proof', 'What proof they may ask for', [
      'You can tell them out loud, and they may then ask you in writing for proof. You have 14 business days from the day you get that request, and they can give you more time if you ask. [law]',
      listUnder('You choose one of these:', [
        'The form HUD-5382, which you fill in and sign yourself. [forms]',
        'A paper signed by you and by an advocate, a lawyer, or a medical or mental health worker who helped you. [law]',
        'A police, court or agency record. [law]',
        'Something else, if the owner agrees. [law]',
      ]),
      'You name the person who harmed you only if you know the name and it is safe to give it. In most cases they may not ask for more than one kind of proof. They may ask for more if they hold papers that contradict each other, as when two people each say that the other one did it. [law, rule]',
      tip(
        'They must keep it to themselves',
        'What you tell them must stay private, and they may not put it in a shared database. They may not tell anyone unless you agree in writing for a limited time, an eviction hearing needs it, or a law demands it. Tell them how to reach you safely, including which phone to use and whether a letter is safe. [law]',
      ),
    ]),
    section('move', 'Moving to a safer home', [
      'Each covered provider must have an emergency transfer plan. You may ask for a move when you believe that you are in danger of more violence if you stay, or after a sexual assault on the property within the last 90 days. HUD has a form for it, HUD-5383. [law, rule, forms]',
      'If there is a safe home free under the same provider, the move can be quick. If not, they should help you find another provider or a program. Ask in writing, keep a copy, and ask when you will hear. With a voucher, you may move and take it along, even if you had to break the lease to be safe, but call the housing agency first if you can. [rule]',
    ]),
    section('remove', 'Taking the other person off the lease', [
      'The owner or agency can split the lease, which means ending the rights of the person who did the violence and letting you stay. The law calls this bifurcation. The owner is allowed to do it, but does not have to. A protection order that gives you the home is the stronger tool, and both together are best. [law]',
      'If the person who left was the only one who qualified for the help, you must be given time to show that you qualify, or to find another home. [law]',
    ]),
    section('call', 'Your right to call for help', [
      'Since 2022, federal law says that tenants, owners and guests have the right to call the police or an ambulance from their home. Cities and others that get certain federal community funds may not punish you for such a call, or for a crime that was done to you, and they may not fine you, evict you, or call your home a nuisance. [report]',
    ]),
    section('how', 'What to do, in order', [
      steps([
        'Write to the owner or the agency: say that you are using your rights under VAWA, and what you ask for. Our letter does this. You do not have to tell the whole story.',
        'If you got an eviction paper, call legal aid the same day. Go to court on the date given, and bring your form.',
        'Keep copies of everything that you send and get, outside the home if you must.',
        'If they refuse, you can file a complaint with HUD’s fair housing office. HUD says that it takes VAWA complaints. Act soon: fair housing complaints have a time limit of one year. [hud, fair-housing]',
      ]),
      'Congress last renewed VAWA in March 2022. Programs and forms change more often than the law does, so ask the agency for its newest form. [forms, report]',
    ]),
  ],
  tools: ['vawa-housing-letter'],
  records: {
    'hud-vawa-housing-protections': 'HUD’s page with the forms in many languages.',
    'office-of-fair-housing-and-equal-opportunity': 'Takes complaints when housing rights are refused.',
    'hud-housing-counseling-locator-line': 'Finds a housing counselor near you.',
  },
  sources: [
    {
      id: 'law',
      label: '34 U.S. Code 12491, housing protections',
      url: 'https://www.law.cornell.edu/uscode/text/34/12491',
      date: 'as amended in March 2022, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'retaliation',
      label: '34 U.S. Code 12494, no retaliation',
      url: 'https://www.law.cornell.edu/uscode/text/34/12494',
      date: 'in force since 2022, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'report',
      label: '34 U.S. Code 12495, right to report crime from one’s home',
      url: 'https://www.law.cornell.edu/uscode/text/34/12495',
      date: 'March 15, 2022, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'rule',
      label: '24 CFR 5.2001 to 5.2011, HUD’s VAWA rule',
      url: 'https://www.ecfr.gov/current/title-24/part-5/subpart-L',
      date: 'in force since December 16, 2016',
      read: null,
    },
    {
      id: 'forms',
      label: 'HUD, VAWA forms 5380 to 5383, as filed for renewal',
      url: 'https://omb.report/icr/202501-2577-002',
      date: 'renewal filed in January 2025, drafts of May 2025',
      read: '2026-11-23',
    },
    {
      id: 'hud',
      label: 'HUD, Violence Against Women Act',
      url: 'https://www.hud.gov/vawa',
      date: 'page begun in 2023',
      read: null,
    },
    {
      id: 'fair-housing',
      label: '42 U.S. Code 3610, time limit of a fair housing complaint',
      url: 'https://www.law.cornell.edu/uscode/text/42/3610',
      date: 'in force since 1988, version of April 2023',
      read: '2026-11-23',
    },
  ],
})
