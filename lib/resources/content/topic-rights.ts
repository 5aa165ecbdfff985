import type { TopicPage } from './section'
import { sources } from './sources'

export const rightsPage: TopicPage = {
  title: 'Rights and legal advocacy',
  lead: 'Know what the law says, find a lawyer you do not have to pay, and see who stands with you.',
  description:
    "Free legal aid, protection orders, workplace rights, immigration relief and national women's rights organizations in the US.",
  cards: [
    {
      title: 'Free legal help',
      text: 'Find legal aid, a clinic or a volunteer lawyer for family, housing and benefits cases.',
      href: '/resources/rights-advocacy',
      icon: 'scale',
    },
    {
      title: 'Protection orders',
      text: 'Learn what a judge can order, what to bring, and who goes with you to court.',
      href: '/legal-education',
      icon: 'shield',
    },
    {
      title: 'Rights at work',
      text: 'Act on unfair pay, harassment, pregnancy and leave. Watch the deadlines.',
      href: '/resources/rights-advocacy',
      icon: 'briefcase',
    },
    {
      title: 'Immigration relief',
      text: 'See which visas and petitions exist for women hurt by a partner or a trafficker.',
      href: '/resources/rights-advocacy',
      icon: 'globe',
    },
  ],
  figures: [
    {
      value: '92%',
      label: 'of the serious civil legal problems of low-income Americans got no legal help, or not enough',
      source: {
        label: 'Legal Services Corporation, The Justice Gap',
        url: 'https://justicegap.lsc.gov/resource/2022-justice-gap-report/',
        date: '2022',
      },
    },
    {
      value: '88,531',
      label: 'new job discrimination charges reached the EEOC in one year',
      source: {
        label: 'EEOC, annual performance report',
        url: 'https://www.eeoc.gov/2024-annual-performance-report',
        date: 'fiscal year 2024',
      },
    },
    {
      value: '180 days',
      label: 'to file a job discrimination charge; 300 where a state or local law also covers it',
      source: sources.chargeLimits,
    },
    {
      value: '12 weeks',
      label: 'of unpaid, job-protected leave a year under the Family and Medical Leave Act, if you qualify',
      source: {
        label: 'U.S. Department of Labor, Family and Medical Leave Act',
        url: 'https://www.dol.gov/agencies/whd/fmla',
        date: '1993 law, checked 2025',
      },
    },
  ],
  blocks: [],
}
