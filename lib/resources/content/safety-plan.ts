/** The safety plan: an emergency page and the PDF guide. Reads without a network and names no number; hotlines come from the directory. */
import type { RecordNote, Source } from './section'

export interface SafetyPlanList {
  id: 'personal' | 'workplace' | 'children'
  title: string
  intro: string
  steps: string[]
}

export interface SafetyGuide {
  title: string
  intro: string
  steps: string[]
}

export interface PackingList {
  title: string
  intro: string
  groups: { title: string; items: string[] }[]
}

export const beforeYouBegin: SafetyGuide = {
  title: 'Before you begin',
  intro: 'Your phone or computer may be watched. Read this first. If you are in danger right now, call 911.',
  steps: [
    'Use a device the other person has never had access to, if you can: at a library, at work, or from a friend.',
    'Trust your instincts. If they know things they should not know, they may see your phone, your accounts or your car.',
    'Open sensitive pages in a private window. Close the window when you are done.',
    'Be careful about clearing your whole history, because an empty one can be noticed. Delete single pages where you can.',
    'Hotline calls and texts may show on a shared phone bill. Use another phone if someone else reads the bill.',
    'Make a new email account on a safe device, with a new password, and use it for help only.',
    'Before you remove a tracking app or turn off location, talk to an advocate. The other person may be told, or may notice the change.',
    'Save this plan only where nobody else looks. You can also learn it by heart and keep no copy.',
  ],
}

const personal: SafetyPlanList = {
  id: 'personal',
  title: 'Personal safety plan',
  intro: 'Use what fits and skip what doesn’t. You know your situation best, and the abuse is not your fault.',
  steps: [
    'Pick the safest places in your home: rooms with a way out, away from the kitchen, the bathroom and anything that could be used as a weapon.',
    'When you feel a fight coming, move toward one of those places.',
    'Go over your ways out in your head: doors, windows, stairs, elevator. Practice them when you are alone.',
    'Choose a code word or a picture message, and ask one or two people to call 911 when they get it.',
    'Tell a neighbor you trust to call the police if they hear or see trouble.',
    'Learn two phone numbers by heart, in case your phone is taken.',
    'Keep your phone charged, your keys in one place, and gas in the car. Back the car in if you can.',
    'Decide on three places you could go, at any hour. Include one the other person does not know.',
    'Pack a small bag and keep it where it will not be found, or with someone you trust.',
    'Set aside a little money at a time, in cash or in an account that only you can see.',
    'Keep a record of what happens, with dates and pictures, only if you can store it out of reach.',
    'Plan for pets. Ask the hotline about shelters and foster homes that take them.',
    'Call an advocate before you leave, if you can. Leaving can be a dangerous time, and a plan made with someone helps.',
    'After you leave, take other routes, and change passwords when it is safe: the other person may be told of the change. Ask the court or an advocate about a protection order.',
    'Before you change a lock, ask the landlord and legal aid. If the other person is on the lease, locking them out without a court order can be illegal, and in many places the landlord has to do it.',
    'Do not go to couples counseling with someone who hurts you. What you say there can be held against you at home. See a counselor or an advocate by yourself.',
    'Ask a lawyer before you record a call or a talk. In some states everyone in it must agree, and recording without that can be a crime.',
  ],
}

const workplace: SafetyPlanList = {
  id: 'workplace',
  title: 'Safety at work',
  intro: 'You choose who to tell, and how much. One person you trust is a start.',
  steps: [
    'Decide whether to tell a supervisor, human resources or security. Ask first what they have to report.',
    'Give security or the front desk a photo of the person, and a copy of your protection order if you have one.',
    'Ask that your calls, email and visitors be screened.',
    'Ask that your name, desk and number be taken off public lists.',
    'Change your hours, your entrance or your parking spot from time to time.',
    'Ask someone to walk with you to your car or your bus.',
    'Take different ways to work and back. Know which stops on the way are open and have people in them.',
    'Keep emergency contacts at work that the other person does not know.',
    'Save threatening calls, messages and emails that reach you there. Give copies to someone safe.',
    'Do not use a work account or work phone for your safety plan if your employer or the other person can read it.',
    'Ask about leave, a transfer or different duties. Ask whether your state or employer gives time off for court, care or moving.',
    'Plan what you will do if the person comes in: where you go, who calls 911, who stays with you.',
  ],
}

const children: SafetyPlanList = {
  id: 'children',
  title: 'Safety with children',
  intro: 'Keep it simple and calm. Teach one thing at a time, the way you teach crossing the street.',
  steps: [
    'Tell your children that the violence is not their fault and not yours.',
    'Teach them that their job is to stay safe, not to stop a fight.',
    'Show them a safe room and a way out. Practice as you would for a fire.',
    'Teach them how to call 911, and to say their name and address.',
    'Choose a code word that means: go to the safe place, or go to the neighbor.',
    'Pick an adult they can go to, and tell that adult.',
    'Give the school or day care a list of who may pick them up, and a copy of any court order.',
    'Ask the school not to give out your address or phone number.',
    'Check tablets, games, watches and toys for location sharing. Shared family accounts can show where they are.',
    'Share only as much of your plan as a child can keep to themselves. Little ones may say it out loud.',
    'Pack one comfort item for each child, and their medicine.',
    'Plan safe handovers for visits: a public place, another adult, or a supervised center.',
    'Talk to legal aid before you move to another state with your children, unless you must leave now to be safe.',
    'Ask an advocate about counseling for your children. Many programs have it.',
  ],
}

export const safetyPlanLists: [SafetyPlanList, SafetyPlanList, SafetyPlanList] = [personal, workplace, children]

export const goBag: PackingList = {
  title: 'What to pack',
  intro:
    'If you must run, run. Almost everything can be replaced. If you have time, gather these bit by bit, or give copies to someone you trust.',
  groups: [
    {
      title: 'Papers, or photos of them',
      items: [
        'Driver license, ID or passport',
        'Birth certificates and Social Security cards, yours and your children',
        'Green card, visa or work permit',
        'Protection order, custody and divorce papers',
        'Lease or deed, car title and insurance',
        'Health insurance cards, medical and school records',
        'Bank, benefit and tax papers',
      ],
    },
    {
      title: 'Money and keys',
      items: [
        'Cash and a card in your name',
        'Benefit card',
        'House, car and work keys',
        'A few things of value that are yours',
      ],
    },
    {
      title: 'Health',
      items: [
        'Medicine and prescriptions',
        'Glasses, hearing aids, medical devices',
        'Diapers, formula, period products',
      ],
    },
    {
      title: 'Everyday things',
      items: [
        'Phone and charger, or a prepaid phone the other person has never had access to',
        'A paper list of phone numbers',
        'A change of clothes for each of you',
        'A toy or blanket for each child',
        'Food, leash and records for a pet',
      ],
    },
  ],
}

/** Lines to print beside the plan; name, phone and text line come from the directory. */
export const safetyPlanContacts: RecordNote[] = [
  { slug: 'national-domestic-violence-hotline', note: 'Make a safety plan with an advocate, day or night.' },
  { slug: 'stronghearts-native-helpline', note: 'For Native American and Alaska Native callers.' },
  { slug: 'the-deaf-hotline-adwas', note: 'By videophone or email.' },
  { slug: 'love-is-respect', note: 'For teens and young adults.' },
  { slug: 'childhelp-national-child-abuse-hotline', note: 'If you are worried about a child.' },
  { slug: 'safety-net-project-techsafety-org', note: 'Guides to safer phones, accounts and cars.' },
  { slug: 'womenslaw-org', note: 'Protection orders and custody, state by state.' },
]

/** The published practice this plan follows, in our own words. */
export const safetyPlanSources: Source[] = [
  {
    label: 'The National Domestic Violence Hotline, couples counseling',
    url: 'https://www.thehotline.org/2014/08/01/why-we-dont-recommend-couples-counseling-for-abusive-relationships/',
    date: 'August 1, 2014',
  },
  {
    label: 'WomensLaw.org, recording',
    url: 'https://www.womenslaw.org/about-abuse/forms-abuse/technology-abuse/technology-tool-abuse/recording',
    date: 'March 18, 2021',
  },
  {
    label: 'MassLandlords, changing the locks',
    url: 'https://masslandlords.net/chapter-186-change-the-locks-for-those-under-threat-of-domestic-violence',
    date: '2023',
  },
  {
    label: 'The National Domestic Violence Hotline, create a personal safety plan',
    url: 'https://www.thehotline.org/plan-for-safety/create-your-personal-safety-plan/',
    date: '2025',
  },
  {
    label: 'National Network to End Domestic Violence, TechSafety resources for survivors',
    url: 'https://www.techsafety.org/resources-survivors',
    date: '2025',
  },
]
