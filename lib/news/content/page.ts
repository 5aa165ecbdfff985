import type { ServiceCard } from '@/lib/resources/content/section'

/** What the news page says of itself. */
export const newsFeatures: readonly ServiceCard[] = [
  {
    icon: 'newspaper',
    title: 'From known newsrooms',
    text: 'Headlines come from news services, each named on its card. We link to them and change nothing.',
    href: '#stories',
  },
  {
    icon: 'clock',
    title: 'New every half hour',
    text: 'We look for new stories every 30 minutes and keep each for 90 days.',
    href: '#stories',
  },
  {
    icon: 'list-checks',
    title: 'Sorted by topic',
    text: 'Eight topics, from health to work. Sorting is done here, by rules that anyone can read.',
    href: '#find-news',
  },
  {
    icon: 'eye-off',
    title: 'No one watches you read',
    text: 'No picture or script from a news site loads here. Their sites see you only if you open the story there.',
    href: '/privacy',
  },
]
