/** Steps that fit only some: by where she is now, and by what else there is to think of. Beside the three lists of the safety plan. */
import type { Source } from './source'

export interface PlanBranch {
  id: 'staying' | 'leaving' | 'after' | 'pets' | 'money' | 'immigration' | 'disability'
  title: string
  intro: string
  steps: string[]
}

const staying: PlanBranch = {
  id: 'staying',
  title: 'While you stay',
  intro: 'Staying for now can be the safer choice. You are the one who knows.',
  steps: [
    'Notice what happens before it gets bad, such as drinking, money or certain days, and plan to be near a way out then.',
    'In a fight, stay out of rooms without a second door and away from anything that could be used as a weapon.',
    'If there is a gun in the home, ask an advocate what can be done about it. Do not search for it alone.',
    'Go through the plan with someone, so that one other person knows it.',
    'Keep your shoes, keys and phone where you can reach them in the dark.',
    'If you were choked, even once, see a doctor the same day. Damage inside the neck can show hours later.',
    'Tell your doctor or nurse, if you trust them. Ask first what they write down and what they must report.',
    'Choose one small thing each week that is just yours: a friend, a class, a walk.',
  ],
}

const leaving: PlanBranch = {
  id: 'leaving',
  title: 'Getting ready to leave',
  intro: 'The days around leaving are often the most dangerous. Quiet preparation helps.',
  steps: [
    'Talk through the plan with an advocate ahead of time, if you can. Ask who has room tonight and what to bring.',
    'Pick the time when the other person is away longest, and a second time in case the first fails.',
    'Leave the bag, papers and medicine with someone you trust, not where they can be found.',
    'Know how you will go: whose car, which bus, and who pays. Turn location sharing off only when you go, not before.',
    'Don’t tell anyone where you are going, including mutual friends or children who can’t keep a secret.',
    'Take the children with you if you possibly can. Going back for them later is harder.',
    'If you feel in danger while you leave, ask the police to stand by. You can call 911 for that.',
    'Do not leave a note that says where you are or what you will do.',
  ],
}

const after: PlanBranch = {
  id: 'after',
  title: 'After you have left',
  intro: 'Watch for being followed, in the street and on your phone.',
  steps: [
    'Change passwords from a device the other person has never had access to. Start with email, phone account and bank.',
    'Look for tags and trackers in your bags, your car and the children’s things. Ask an advocate before you remove one.',
    'Ask your state’s address confidentiality program for a mailing address that is not your own.',
    'Carry your protection order, and give a copy to work, school and a neighbor.',
    'Change your routines: the store, the gas station, the way home.',
    'Tell your phone company that you want your own line. Federal law lets you leave a shared plan.',
    'Keep messages and missed calls. Do not answer them if you have a protection order; show them to your lawyer.',
    'Expect the urge to go back. Call someone on your list first.',
  ],
}

const pets: PlanBranch = {
  id: 'pets',
  title: 'Pets',
  intro: 'Worry about an animal keeps many people from leaving. There are places that take them.',
  steps: [
    'Ask each shelter whether it takes pets, or knows a temporary foster home.',
    'Put the vet’s papers, license and microchip in your own name.',
    'Keep food, leash, carrier and medicine together, ready to take.',
    'Ask the court to include the pet in the protection order. Many states allow it.',
    'If you must go without the animal, ask animal control or a rescue whether they can pick it up.',
  ],
}

const money: PlanBranch = {
  id: 'money',
  title: 'Money',
  intro: 'A little that no one sees is worth more than a lot in a shared account.',
  steps: [
    'Put small sums aside in cash, or on a prepaid card kept by someone you trust.',
    'Open an account at a different bank, with paper mail off and a password that is new.',
    'Get a free copy of your credit report and freeze your credit, so that no one can borrow in your name.',
    'Photograph pay stubs, tax papers, deeds and debts, and keep the pictures out of the house.',
    'Know what is in both your names. Ask a lawyer before you empty or close a shared account.',
    'Ask about emergency cash, food and housing benefits in your state. Some have faster rules for people fleeing abuse.',
    'If work is at risk, ask about leave. Many states protect time off for court, care and moving.',
  ],
}

const immigration: PlanBranch = {
  id: 'immigration',
  title: 'Immigration',
  intro: 'You have rights no matter what your papers say. Only the government can deport you.',
  steps: [
    'Keep copies of passports, visas, work permits and marriage papers, yours and the other person’s, somewhere safe.',
    'Talk to an immigration lawyer or accredited representative before you leave the country or sign anything.',
    'Ask about a VAWA self-petition, a U visa or a T visa. You can apply for some of them without the other person knowing.',
    'You can ask for a protection order and call 911. The court does not ask for your immigration status. Some police work with ICE, so ask an advocate first how it is where you live, if you have the time.',
    'Write down threats about papers or deportation, with dates. They can count as part of the abuse.',
    'Ask for your own interpreter, never the other person or a child.',
    'Be careful with notarios and anyone who promises a result. Check that they are lawyers or accredited.',
  ],
}

const disability: PlanBranch = {
  id: 'disability',
  title: 'Disability and care',
  intro: 'If the person who hurts you also helps you, plan for the help first.',
  steps: [
    'List what you need every day, such as medicine, equipment, rides and care, and who else could provide each.',
    'Keep a spare of anything you can’t do without: batteries, chargers, prescriptions, a cane.',
    'Ask shelters about steps, bathrooms, service animals and personal care before you go. They may not turn you away because of a disability.',
    'If someone handles your benefits, ask Social Security how to change your payee.',
    'Arrange a way to call for help that works without speech: text, a saved message, a medical alert.',
    'If you are Deaf or hard of hearing, ask for a qualified interpreter. The police and the court must provide one.',
    'Tell one person at your clinic or center, and agree on a sign that means you need help.',
  ],
}

export const planBranches: PlanBranch[] = [staying, leaving, after, pets, money, immigration, disability]

/** The published practice that these steps follow, in our own words. */
export const branchSources: Source[] = [
  {
    label: 'The National Domestic Violence Hotline, create a personal safety plan',
    url: 'https://www.thehotline.org/plan-for-safety/create-your-personal-safety-plan/',
    date: '2025',
  },
  {
    label: 'Federal Communications Commission, rules on separating a line from a shared plan, in force July 2024',
    url: 'https://www.federalregister.gov/d/2023-25835',
    date: 'December 5, 2023',
  },
  {
    label: 'USCIS, Abused spouses, children and parents (VAWA self-petition)',
    url: 'https://www.uscis.gov/humanitarian/abused-spouses-children-and-parents',
    date: '2025',
  },
  {
    label: 'ADA.gov, service animals, programs and effective communication',
    url: 'https://www.ada.gov/topics/intro-to-ada/',
    date: '2025',
  },
]
