/** The grants page. Its long lists are in topic-grants-lists.ts. */
import { grantRedFlags } from './financial-support'
import type { Block, ServiceCard, TopicPage } from './section'
import { sources } from './sources'
import { emergencyAssistance, federalPrograms, privateFoundationList, scholarships } from './topic-grants-lists'

/** Cards of the block `categories`; each leads to a list on the same page. */
export const grantsCategoryCards: [ServiceCard, ServiceCard, ServiceCard, ServiceCard] = [
  {
    title: 'Federal programs',
    text: 'Benefits, school aid, loans and training from the government.',
    href: '/grants#federal-programs',
    icon: 'landmark',
  },
  {
    title: 'Private foundations',
    text: 'Awards and fair loans from nonprofits, many for women only.',
    href: '/grants#private-foundations',
    icon: 'hand-heart',
  },
  {
    title: 'Educational scholarships',
    text: 'Money for a degree, a certificate or research, at any age.',
    href: '/grants#scholarships',
    icon: 'graduation-cap',
  },
  {
    title: 'Emergency assistance',
    text: 'Help this week with food, rent, power or an unexpected bill.',
    href: '/grants#emergency-assistance',
    icon: 'life-buoy',
  },
]

const redFlags: Block = {
  id: 'red-flags',
  title: 'Before you apply',
  intro: 'Scammers target people in need. Read this once and you will know what to look for.',
  sections: [grantRedFlags],
}

const timing: Block = {
  id: 'timing',
  title: 'Timing considerations',
  intro: 'Knowing when money opens and closes is half of getting it. Dates shift, so check each page.',
  sections: [
    {
      kind: 'list',
      tone: 'plain',
      items: [
        {
          text: 'The federal fiscal year runs October 1 - September 30. New money often opens in the fall and can run out by summer.',
          source: {
            label: 'USA.gov, the federal budget process',
            url: 'https://www.usa.gov/federal-budget-process',
            date: '2025',
          },
        },
        {
          text: 'The FAFSA for the next school year opens by October 1. The last federal date for 2026-27 is June 30, 2027, but states and schools close much earlier.',
          source: {
            label: 'Federal Student Aid, FAFSA deadlines',
            url: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
            date: '2026-27',
          },
        },
        {
          text: 'SNAP must answer within 30 days, and within 7 days if you have almost no money or income. Ask for expedited help.',
          source: sources.snapRules,
        },
        {
          text: 'Tax credits come with your tax return, due in mid-April. If you missed one, you can often still claim it for three years.',
          source: {
            label: 'IRS, Earned Income Tax Credit',
            url: 'https://www.irs.gov/credits-deductions/individuals/earned-income-tax-credit-eitc',
            date: '2025',
          },
        },
        {
          text: 'Soroptimist has taken Live Your Dream applications from August 1 to November 15.',
          source: {
            label: 'Soroptimist International of the Americas',
            url: 'https://www.soroptimist.org/our-work/live-your-dream-award',
            date: 'past years',
          },
        },
        'Energy money is limited. Ask when it opens in your state, and apply on the first day.',
        'An emergency fund can take days, a benefit weeks and a grant months. Apply for one of each.',
      ],
    },
  ],
}

const documents: Block = {
  id: 'documents',
  title: 'Typical documentation',
  intro:
    'Few forms ask for all of this. If you have no papers, apply anyway and say why. Many offices can help you replace them.',
  sections: [
    {
      kind: 'list',
      title: 'Who you are',
      tone: 'plain',
      items: [
        'A photo ID, for you',
        'Social Security or tax numbers, for those who have one',
        'Birth certificates or school papers, for your children',
        'Immigration papers, if the form asks. Some help is open without them, so ask before you give up',
      ],
    },
    {
      kind: 'list',
      title: 'How you live',
      tone: 'plain',
      items: [
        'Proof of address, or a letter from a shelter',
        'Pay stubs or benefit letters from the last two or three months',
        'Your last tax return',
        'Bank statements',
        'Rent, power, child care and medical bills',
      ],
    },
    {
      kind: 'list',
      title: 'For school or a business',
      tone: 'plain',
      items: [
        'Your acceptance letter and your grades',
        'One or two letters from people who know your work',
        'A one-page plan and a simple budget',
        'Registration, licenses and proof that you own the business',
      ],
    },
    {
      kind: 'list',
      title: 'Keep them safe',
      tone: 'warning',
      items: [
        'Do not mail papers from, or to, a home you share with someone who hurts you.',
        'If they have your papers, ask an advocate how to get new ones before you confront anyone.',
        'Send copies, not originals. Cover numbers the form does not ask for.',
      ],
    },
  ],
}

const categories: Block = {
  id: 'categories',
  title: 'Find your kind of help',
  intro: 'Four kinds of money. Start with the fastest one that fits.',
  sections: [],
}

export const grantsPage: TopicPage = {
  title: 'Grants and financial resources',
  lead: "Find money you do not have to pay back, fair loans, school aid, and help with this month's bills.",
  description:
    'Federal programs, foundation grants, scholarships and emergency money for women in the US, with deadlines, papers and scam warnings.',
  cards: [
    {
      title: 'Benefits and bills',
      text: 'Apply for food, cash, energy and child care help you may be entitled to.',
      href: '/grants#emergency-assistance',
      icon: 'hand-coins',
    },
    {
      title: 'School and training',
      text: 'Use one free form for aid, then add scholarships for women.',
      href: '/grants#scholarships',
      icon: 'graduation-cap',
    },
    {
      title: 'Your own business',
      text: 'Get free coaching, and SBA microloans up to $50,000 through nonprofit lenders.',
      href: '/grants#federal-programs',
      icon: 'store',
    },
    {
      title: 'Debt, credit and taxes',
      text: "Deal with debt in your name, a spouse's taxes and stolen identity.",
      href: '/resources/financial-support',
      icon: 'receipt-text',
    },
  ],
  figures: [
    {
      value: '$50,000',
      label: 'is the most an SBA microloan can be. It is a loan, paid back over time',
      source: sources.microloans,
    },
    {
      value: '$7,395',
      label: 'is the largest Pell Grant for one school year. You do not pay it back',
      source: sources.pellGrants,
    },
    {
      value: '7 days',
      label: 'at most to get SNAP food benefits, if you have almost no money or income',
      source: sources.snapRules,
    },
    {
      value: '$0',
      label: 'is what it costs to apply for a government grant',
      source: sources.noFreeMoney,
    },
  ],
  blocks: [
    redFlags,
    timing,
    documents,
    categories,
    federalPrograms,
    privateFoundationList,
    scholarships,
    emergencyAssistance,
  ],
}
