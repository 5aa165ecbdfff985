import { RecommendationsPart } from '@/components/recommendations/recommendations-part'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export const generateMetadata = describePage('/dashboard/recommendations', () => words().dashboard.recommendations, {
  index: false,
})

export default function RecommendationsPage() {
  return renderShell('/dashboard/recommendations', <RecommendationsPart initial={null} />)
}
