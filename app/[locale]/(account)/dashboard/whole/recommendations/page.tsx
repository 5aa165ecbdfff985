import { RecommendationsPart } from '@/components/recommendations/recommendations-part'
import { getPreferences, listRecommendations } from '@/lib/search/recommendations/queries'
import { setLanguage } from '@/lib/site/language/page-language'
import { openDashboard, orNull } from '../../open-dashboard'
import { generateMetadata as ofTab } from '../../recommendations/page'

export const generateMetadata = ofTab

export default async function WholeRecommendationsPage({
  params,
  searchParams,
}: PageProps<'/[locale]/dashboard/whole/recommendations'>) {
  await setLanguage(params)
  const page = { path: '/dashboard/recommendations', tab: '/dashboard/recommendations', search: searchParams } as const
  return openDashboard(page, async ({ viewer }) => {
    const [preferences, recommendations] = await Promise.all([
      getPreferences(viewer),
      orNull(listRecommendations(viewer)),
    ])
    return <RecommendationsPart initial={{ preferences, recommendations }} />
  })
}
