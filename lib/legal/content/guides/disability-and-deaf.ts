import { defineGuide, list, listUnder, section, steps, tip } from '../../define-guide'
import { shared } from './shared-sources'

export const disabilityAndDeaf = defineGuide({
  id: 'disability-and-deaf',
  title: 'Disabled and Deaf women: your rights to get help',
  description:
    'When the person who hurts you is also your helper or interpreter: safer ways to call, and what shelters, courts and police owe you.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['disability', 'Deaf', 'ADA', 'interpreter', 'caregiver abuse', 'service animal', 'accessible shelter'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. The Americans with Disabilities Act and the Fair Housing Act apply in every state. Adult protective services follow state law.',
  review: null,
  statePart: 'orders',
  inShort: [
    'Holding back your medicine, your chair, your phone or your interpreter is abuse.',
    'Shelters, courts, police and hospitals must make room for you and your service animal.',
    'They must give you an interpreter at no cost. He or your child should not be the one to interpret.',
    'You can change who gets your benefit checks.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'In danger, reach 911 the way that works for you: by voice, by text where your area has it, or through a relay service. Give the address first.',
        'Reach an advocate on a device that he does not check. There is a hotline in American Sign Language by videophone. Others answer by text and chat.',
        'Name one person who could help you with care for a night or a week if you have to leave. Tell the advocate what you need each day.',
      ]),
    ]),
    section('signs', 'What this abuse looks like', [
      list([
        'He holds back food, medicine, toilet help, batteries or your chair, or gives you too much medicine. [hotline, red-flags]',
        'He breaks or hides a cane, a hearing aid, a videophone or glasses. [hotline, red-flags]',
        'He speaks for you at the doctor, or changes what you sign.',
        'He takes your benefits, or is the one they are paid to. [hotline, red-flags]',
        'He says that nobody will believe you, or that you will end up in a nursing home or lose your children.',
        'He touches you during care in ways you do not want. [red-flags]',
        'He hurts or threatens your service animal. [hotline]',
      ]),
      'It is abuse whether he is your husband, your parent, your child or a paid aide, and needing his help does not make it your fault.',
    ]),
    section('rights', 'What shelters, courts and police owe you', [
      'The Americans with Disabilities Act covers places run by a state or a city, such as police, courts and public hospitals, and most private places that serve the public, such as shelters and doctors. They may not turn you away because of a disability, and they have to change their rules where that is reasonable. [ada2, ada3, reeve]',
      listUnder('For example, you can ask for:', [
        'A room you can reach and a bathroom you can use, or a hotel room instead.',
        'Your medical equipment, even if there is a limit on bags. [reeve]',
        'Your own aide to come in, if one you trust can be found.',
        'Your service animal. A rule against pets does not apply to it. [animals, reeve]',
        'More time, breaks, plain words, or forms read aloud.',
        'A ride, if others get rides. [reeve]',
      ]),
      'Say it like this: “I have a disability. I need this in order to use your program. Please tell me in writing if you say no, and why.” They may ask what you need, but they may not ask for your whole medical history.',
      tip(
        'About service animals',
        'Staff may ask two things: whether the animal is needed because of a disability, and what work it is trained to do. They may not ask for papers or a vest. Comfort animals have fewer rights in shelters, but often more in housing, so ask. [animals]',
      ),
    ]),
    section('deaf', 'If you are Deaf or hard of hearing', [
      list([
        'A court, police station, hospital or shelter must talk with you as well as it talks with others. That can mean a qualified interpreter, video interpreting or live captions. You do not pay. [ada2talk, ada3talk]',
        'They may not ask you to bring your own interpreter. They may not use your child, except in an emergency when nobody else is there. [ada2talk, ada3talk]',
        'He is never the right person to interpret. If he steps in, write: “Not him. I want a qualified interpreter.” [ada2talk]',
        'A public body has to give first weight to the way that you ask for. If you say ASL, notes on paper are often not enough. [ada2talk]',
        'Ask a shelter before you go: Is there a videophone, day and night? Do alarms and doorbells flash? May I keep my phone? [vawnet]',
      ]),
      'The Deaf world is small, so if you fear that an interpreter knows him, ask for one from outside the area or by video.',
    ]),
    section('caregiver', 'If he is your caregiver', [
      list([
        'Tell a doctor or nurse, alone. Say: “I need to talk without him in the room.”',
        'Ask the agency or Medicaid for another aide. Say that it is a matter of safety.',
        'Call a center for independent living. These are run by disabled people. They help with aides, housing and equipment.',
        'Pack what you need for three days: medicine with its labels, chargers, batteries, catheters, cards for your insurance, letters about your benefits.',
        'Ask your pharmacy to move your medicine to a branch that he does not know.',
      ]),
      'If your checks are paid to him, you can ask Social Security for a different payee, or to be paid yourself. Tell them that he misuses the money. [payee]',
      'If he is your guardian, you can still ask a court to change or end that. Ask the protection and advocacy office of your state, which every state has and which is free. It can also look into abuse in a nursing home or group home. [pna]',
    ]),
    section('aps', 'Adult protective services: know this first', [
      'Every state has an office that looks into abuse of older and disabled adults. It can help fast, but it can also start steps you do not want, such as a guardian or a move to a home. In many states a doctor or an aide must report what you tell them, so ask: “What would you have to report?” You can still say no to services if you are able to decide for yourself.',
      'What you tell most domestic violence advocates stays private. If a program gets federal money for this work, it may not share what you said without your written consent, unless a law forces it to. [vawa]',
    ]),
    section('home', 'Your home', [
      'A landlord must allow changes that you need because of a disability, such as a ramp or a new lock, and must bend rules where that is reasonable. In most private rentals you pay for building changes. In housing with federal money, the owner often does. [fha]',
    ]),
    section('refused', 'If they say no', [
      'Ask for a supervisor, and write down the name, the time and the words. Call the national hotline for another bed tonight, and then call the protection and advocacy office or legal aid. You can also file a complaint with the U.S. Department of Justice at ADA.gov, for free. [pna]',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'the-deaf-hotline-adwas': 'Advocates who sign, by videophone, email and chat.',
    'national-domestic-violence-hotline': 'By call, text and chat.',
    'womenslaw-org': 'Orders against a caregiver or family member, by state.',
    'lawhelp-org': 'Free legal help.',
  },
  sources: [
    {
      id: 'ada2',
      label: '42 U.S. Code 12132, public services',
      url: 'https://www.law.cornell.edu/uscode/text/42/12132',
      date: 'law of 1990, version of April 2023',
      read: '2026-11-23',
    },
    shared.ada3,
    {
      id: 'ada2talk',
      label: '28 CFR 35.160, effective communication by public bodies',
      url: 'https://www.law.cornell.edu/cfr/text/28/35.160',
      date: 'rule of 2010, as amended in 2016',
      read: '2026-11-23',
    },
    {
      id: 'ada3talk',
      label: '28 CFR 36.303, auxiliary aids and services',
      url: 'https://www.law.cornell.edu/cfr/text/28/36.303',
      date: 'rule of 2010, as amended in 2016',
      read: null,
    },
    {
      id: 'animals',
      label: 'U.S. Department of Justice, ADA requirements on service animals',
      url: 'https://corada.com/documents/ada-requirements-service-animals/inquiries-exclusions-charges-and-other-specific-rules-related-to-service-animals',
      date: 'copy without a date, rule of 2010',
      read: '2026-11-23',
    },
    {
      id: 'reeve',
      label: 'Christopher and Dana Reeve Foundation, accessible shelters',
      url: 'https://blog.christopherreeve.org/en/accessible-shelters-for-survivors-of-domestic-violence-with-paralysis',
      date: 'copy without a date',
      read: '2026-11-23',
    },
    {
      id: 'vawnet',
      label: 'VAWnet, accessibility for Deaf survivors',
      url: 'https://vawnet.org/sc/accessibility',
      date: 'page without a date',
      read: '2026-11-23',
    },
    shared.payee,
    {
      id: 'pna',
      label: '42 U.S. Code 15043, protection and advocacy systems',
      url: 'https://www.law.cornell.edu/uscode/text/42/15043',
      date: 'law of 2000, version of April 2023',
      read: '2026-11-23',
    },
    shared.vawa,
    {
      id: 'fha',
      label: '42 U.S. Code 3604(f)(3), reasonable changes in housing',
      url: 'https://www.law.cornell.edu/uscode/text/42/3604',
      date: 'as amended in 1988, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'hotline',
      label: 'The National Domestic Violence Hotline, abuse in disability communities',
      url: 'https://www.thehotline.org/resources/abuse-in-disability-communities/',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'red-flags',
      label: 'Christopher and Dana Reeve Foundation, red flags for people with disabilities',
      url: 'https://www.christopherreeve.org/blog/life-after-paralysis/domestic-violence-and-the-disabled-community-part-ii-red-flags-for-people-with-disabilities',
      date: 'October 22, 2020',
      read: '2026-11-23',
    },
  ],
})
