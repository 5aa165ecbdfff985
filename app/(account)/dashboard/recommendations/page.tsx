import type { Metadata } from 'next'
import { RecommendationsPart } from '@/components/recommendations/recommendations-part'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export const metadata: Metadata = pageMetadata({
  title: 'Recommendations',
  description: 'Resources that fit what you told us, for you alone.',
  path: '/dashboard/recommendations',
  index: false,
})

export default function RecommendationsPage() {
  return renderShell('/dashboard/recommendations', <RecommendationsPart initial={null} />)
}
