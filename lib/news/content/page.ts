import type { ServiceCard } from '@/lib/resources/content/section'
import { words } from '@/lib/site/language/words'

/** What the news page says of itself. */
export function listNewsFeatures(): ServiceCard[] {
  const { newsrooms, often, sorted, unwatched } = words().news.features
  return [
    { icon: 'newspaper', ...newsrooms, href: '#stories' },
    { icon: 'clock', ...often, href: '#stories' },
    { icon: 'list-checks', ...sorted, href: '#find-news' },
    { icon: 'eye-off', ...unwatched, href: '/privacy' },
  ]
}
