import { Overview } from '@/components/dashboard/overview'
import { getReminderSettings, listReminders } from '@/lib/account/reminders/queries'
import { listSaved } from '@/lib/account/saved/service'
import { getPreferences, listRecommendations } from '@/lib/search/recommendations/queries'
import { setLanguage } from '@/lib/site/language/page-language'
import { openDashboard, orNull } from '../open-dashboard'
import { generateMetadata as ofTab } from '../page'

export const generateMetadata = ofTab

export default async function WholeDashboardPage({ params, searchParams }: PageProps<'/[locale]/dashboard/whole'>) {
  await setLanguage(params)
  return openDashboard({ path: '/dashboard', tab: '/dashboard', search: searchParams }, async ({ viewer }) => {
    const [saved, reminders, preferences, recommendations, clock] = await Promise.all([
      orNull(listSaved(viewer)),
      orNull(listReminders(viewer)),
      getPreferences(viewer),
      orNull(listRecommendations(viewer)),
      getReminderSettings(viewer),
    ])
    const initial = {
      saved: saved?.items ?? null,
      reminders: reminders?.items ?? null,
      preferences,
      recommendations,
      clock,
      servedAt: new Date().toISOString(),
    }
    return <Overview initial={initial} />
  })
}
