/** Home's fixed texts. A number here always carries the study, the year and what exactly it counts. */
import type { Figure, ServiceCard, Source, Statement } from './section'
import { sources } from './sources'

export interface MissionText {
  heading: string
  lead: string
  paragraphs: Statement[]
}

export interface StatisticCard extends Figure {
  /** What the number counts and what it leaves out, in one line. */
  note: string
}

/** One of the four static figures. Has a source, or an address on this site that explains it, or both. */
export interface StaticFigure {
  value: string
  label: string
  note: string
  source?: Source
  href?: string
}

export interface HomeSection {
  heading: string
  lead: string
  points: [string, string, string]
}

export const missionFigures: Figure[] = [
  {
    value: '85¢',
    label: 'earned by women for each dollar men earned, counted by the hour',
    source: sources.payGapByHour,
  },
  {
    value: '$11,550',
    label: 'less a year for women than for men in full-time, year-round work',
    source: sources.payGapByYear,
  },
  { value: '$462K+', label: 'lost over 40 years of work, at that same gap', source: sources.payGapOverLife },
  {
    value: '134 years',
    label: 'until the world reaches gender parity, at the pace of 2024',
    source: sources.genderParity,
  },
  { value: '2.3%', label: 'of venture capital went to startups led by women', source: sources.ventureCapital },
  { value: '39%', label: 'of US businesses are owned by women', source: sources.womenOwners },
  {
    value: '78¢',
    label: 'of revenue for each dollar invested in startups women founded or cofounded; for those men founded, 31¢',
    source: sources.startups,
  },
]

export const missionText: MissionText = {
  heading: 'Why this exists',
  lead: 'Help is out there. Finding it shouldn’t take money, luck or a law degree.',
  paragraphs: [
    {
      text: 'In 2024 women earned 85 cents for each dollar men earned, full-time and part-time work together.',
      source: sources.payGapByHour,
    },
    {
      text: 'In full-time, year-round work, the gap was $11,550: half of women made less than $55,240 in 2023, half of men less than $66,790.',
      source: sources.payGapByYear,
    },
    {
      text: 'Over 40 years of work, a gap of that size adds up to $462,000. That is rent, school and retirement.',
      source: sources.payGapOverLife,
    },
    { text: 'At the pace of 2024, the world was 134 years away from gender parity.', source: sources.genderParity },
    {
      text: 'The next report, in 2025, said 123 years.',
      source: {
        label: 'World Economic Forum, Global Gender Gap Report 2025',
        url: 'https://www.weforum.org/publications/global-gender-gap-report-2025/',
        date: '2025',
      },
    },
    { text: 'Women own 39% of US businesses.', source: sources.womenOwners },
    { text: 'Yet startups led by women got 2.3% of venture capital in 2020.', source: sources.ventureCapital },
    {
      text: 'That money is well spent. In a 2018 study of 350 startups, each dollar invested brought in 78 cents of revenue when women founded or cofounded the company, and 31 cents when men did. You may see this quoted as "78% more"; the study shows a wider difference than that.',
      source: sources.startups,
    },
    { text: 'We put the next step in one place, in plain words, with a way to leave fast.' },
  ],
}

export const statisticCards: [StatisticCard, StatisticCard, StatisticCard, StatisticCard] = [
  {
    value: '85¢',
    label: 'earned by women for each dollar men earned',
    note: 'Median pay by the hour, full-time and part-time, 2024.',
    source: sources.payGapByHour,
  },
  {
    value: '39%',
    label: 'of US businesses are owned by women',
    note: 'About 14 million businesses, 2023.',
    source: sources.womenOwners,
  },
  {
    value: '2.3%',
    label: 'of venture capital went to women-led startups',
    note: 'Share of funding in 2020. The share moves a little each year.',
    source: sources.ventureCapital,
  },
  {
    value: '78¢',
    label: 'of revenue for each dollar invested in women-owned startups',
    note: 'For startups men founded: 31¢. A 2018 study of 350 startups.',
    source: sources.startups,
  },
]

export const featureCards: [ServiceCard, ServiceCard, ServiceCard, ServiceCard] = [
  {
    title: 'Comprehensive Resource Directory',
    text: 'Find housing, health, legal and money help in every state, DC and five territories.',
    href: '/resources',
    icon: 'library',
  },
  {
    title: 'Real-Time News & Updates',
    text: 'Read the latest on rights, health and safety, refreshed every half hour while you are here.',
    href: '/news',
    icon: 'newspaper',
  },
  {
    title: 'Guides With Sources',
    text: 'Read guides built on the work of advocates and public agencies, with sources and dates.',
    href: '/legal-education',
    icon: 'badge-check',
  },
  {
    title: 'Emergency Support Network',
    text: 'Reach a national hotline, make a safety plan, or leave this page in one touch.',
    href: '/emergency',
    icon: 'life-buoy',
  },
]

export const staticFigures: [StaticFigure, StaticFigure, StaticFigure, StaticFigure] = [
  {
    value: '3,000+',
    label: 'shelters, counted by DomesticShelters.org in 2014',
    note: 'Domestic violence shelters and programs in the United States. It found 3,001. Our directory lists fewer.',
    source: {
      label: 'DomesticShelters.org, count of programs',
      url: 'https://www.domesticshelters.org/',
      date: '2014',
    },
  },
  {
    value: '50 states',
    label: 'in our directory',
    note: 'Plus the District of Columbia and five territories.',
    href: '/resources',
  },
  {
    value: '24/7',
    label: 'support',
    note: 'By phone, text and chat, from the National Domestic Violence Hotline. Marigold itself is not a hotline.',
    source: {
      label: 'National Domestic Violence Hotline, get help',
      url: 'https://www.thehotline.org/get-help/',
      date: 'September 2026',
    },
  },
  {
    value: '100%',
    label: 'confidential',
    note: 'Read, search and call without giving us your name. See exactly what we keep and what we don’t.',
    href: '/privacy',
  },
]

export const healthSection: HomeSection = {
  heading: 'Care for your body and your mind',
  lead: 'Start with a clinic near you, or a voice on the phone. Come with or without insurance.',
  points: [
    'Find a clinic near you that charges by your income.',
    'Talk to someone today about pregnancy, a new baby, grief or thoughts of suicide.',
    'See which states protect abortion and which restrict it, with dates and sources.',
  ],
}

export const shelterSection: HomeSection = {
  heading: 'A safe place, tonight and after',
  lead: 'Call first if you can. An advocate will help you look for a bed, a ride and a plan.',
  points: [
    'Reach your state hotline or a local program by phone. We never publish the address of a domestic violence shelter.',
    'Ask about transitional housing, a home of your own for months while you get on your feet.',
    'Take the safety plan with you, as a page or a PDF, if it is safe to keep one.',
  ],
}
