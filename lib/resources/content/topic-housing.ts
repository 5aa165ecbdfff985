import type { TopicPage } from './section'
import { sources } from './sources'

export const housingPage: TopicPage = {
  title: 'Housing and shelter',
  lead: 'Find a safe place for tonight, a home for the coming months, or help to keep the one you have.',
  description:
    'Emergency shelter, transitional housing, rent help and housing rights for women in every US state. Free and private, with hotline numbers.',
  cards: [
    {
      title: 'Emergency shelter',
      text: 'Call a hotline and ask for a bed tonight, for you, your children and your pets.',
      href: '/emergency',
      icon: 'door-open',
    },
    {
      title: 'Transitional housing',
      text: 'Ask about 6-24 month programs: your own room or apartment, with support you choose.',
      href: '/resources/housing-shelter',
      icon: 'key-round',
    },
    {
      title: 'Rent and bills',
      text: 'Apply for vouchers, rent help and energy help before you fall behind, or after.',
      href: '/resources/financial-support',
      icon: 'house',
    },
    {
      title: 'Your housing rights',
      text: 'Learn what a landlord may not do, and who takes a complaint for free.',
      href: '/resources/rights-advocacy',
      icon: 'scale',
    },
  ],
  figures: [
    {
      value: '79,335',
      label: 'adults and children helped by domestic violence programs in a single day',
      source: {
        label: 'National Network to End Domestic Violence, 17th Annual Domestic Violence Counts Report',
        url: 'https://nnedv.org/latest_update/national-network-to-end-domestic-violence-to-release-17th-annual-domestic-violence-counts-report-in-virtual-congressional-briefing/',
        date: 'September 7, 2022',
      },
    },
    {
      value: '6-24 months',
      label: 'of transitional housing in the programs the Office on Violence Against Women funds',
      source: {
        label: 'Office on Violence Against Women, Transitional Housing Program fact sheet',
        url: 'https://www.justice.gov/ovw/transitional-housing-program-fact-sheet',
        date: '2025',
      },
    },
    {
      value: '771,480',
      label: 'people counted without a home on one night in the United States',
      source: {
        label: 'HUD, 2024 Annual Homelessness Assessment Report, Part 1',
        url: 'https://www.huduser.gov/portal/datasets/ahar/2024-ahar-part-1-pit-estimates-of-homelessness-in-the-us.html',
        date: 'January 2024',
      },
    },
    {
      value: '2 business days',
      label: 'for a phone company to take your line off a plan you share with an abuser, once you ask',
      source: sources.safeConnections,
    },
  ],
  blocks: [],
}
