import type { Metadata } from 'next'
import { PreferencesForm } from '@/components/recommendations/preferences-form'
import { RecommendationList } from '@/components/recommendations/recommendation-list'
import { pageMetadata } from '@/lib/page-metadata'
import { getPreferences, listRecommendations } from '@/lib/recommendations/queries'
import { openDashboard, orNull, type Search } from '../open-dashboard'

export const metadata: Metadata = pageMetadata({
  title: 'AI Recommendations',
  description: 'Entries of the directory that fit what you told us, for you alone.',
  path: '/dashboard/recommendations',
  index: false,
})

export default function RecommendationsPage({ searchParams }: { searchParams: Search }) {
  const page = { path: '/dashboard/recommendations', tab: '/dashboard/recommendations', search: searchParams } as const
  return openDashboard(page, async ({ viewer }) => {
    const [preferences, recommendations] = await Promise.all([
      getPreferences(viewer),
      orNull(listRecommendations(viewer)),
    ])
    return (
      <>
        <div className="stack">
          <h2>AI Recommendations</h2>
          <p>
            Your answers are compared with the directory here, by fixed rules that are the same for everyone. Nothing is
            sent to another service, and every match says why.
          </p>
        </div>
        {preferences ? (
          <>
            <RecommendationList initial={recommendations} />
            <details className="fold">
              <summary>Change or erase your answers</summary>
              <div className="stack narrow">
                <PreferencesForm preferences={preferences} />
              </div>
            </details>
          </>
        ) : (
          <div className="stack narrow">
            <p>Answer as much as you like. Every question can be left out, and one press erases all of it.</p>
            <PreferencesForm preferences={null} />
          </div>
        )}
      </>
    )
  })
}
