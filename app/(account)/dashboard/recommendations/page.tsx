import type { Metadata } from 'next'
import { RecommendationsPart } from '@/components/recommendations/recommendations-part'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export function generateMetadata(): Metadata {
  const { title, description } = words().dashboard.recommendations
  return pageMetadata({ title, description, path: '/dashboard/recommendations', index: false })
}

export default function RecommendationsPage() {
  return renderShell('/dashboard/recommendations', <RecommendationsPart initial={null} />)
}
