import { RecommendationsPart } from '@/components/recommendations/recommendations-part'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export const generateMetadata = describePage('/dashboard/recommendations', () => words().dashboard.recommendations, {
  index: false,
})

export default async function RecommendationsPage({ params }: PageProps<'/[locale]/dashboard/recommendations'>) {
  await setLanguage(params)
  return renderShell('/dashboard/recommendations', <RecommendationsPart initial={null} />)
}
