'use client'

import { Unreachable } from '@/components/dashboard/list-states'
import type { PreferencesDto, RecommendationDto } from '@/lib/search/recommendations/schema'
import { PreferencesForm } from './preferences-form'
import { RecommendationList } from './recommendation-list'
import { RecommendationSkeleton } from './recommendation-skeleton'
import { usePreferences, useRecommendations } from './use-recommendations'

interface Part {
  preferences: PreferencesDto | null
  recommendations: RecommendationDto[] | null
}

function Body({ initial }: { initial: Part | null }) {
  const { data: preferences, isError, refetch } = usePreferences(initial?.preferences)
  const list = useRecommendations(preferences, initial?.recommendations ?? null)
  if (preferences === undefined) return isError ? <Unreachable retry={refetch} /> : <RecommendationSkeleton />
  if (preferences === null) {
    return (
      <div className="stack narrow">
        <p>Answer as much as you like. You can skip any question, and one click erases everything.</p>
        <PreferencesForm preferences={null} />
      </div>
    )
  }
  if (!list.data && !list.isError) return <RecommendationSkeleton />
  return (
    <>
      {list.data ? <RecommendationList recommendations={list.data} /> : <Unreachable retry={list.refetch} />}
      <details className="fold">
        <summary>Change or erase your answers</summary>
        <div className="stack narrow">
          <PreferencesForm preferences={preferences} />
        </div>
      </details>
    </>
  )
}

/** `initial` where the page was rendered for her; null in the frame that is the same for all. */
export function RecommendationsPart({ initial }: { initial: Part | null }) {
  return (
    <>
      <div className="stack">
        <h2>Recommendations</h2>
        <p>
          We compare your answers with our directory here, using fixed rules that are the same for everyone. Nothing is
          sent to another service, and every match says why.
        </p>
      </div>
      <Body initial={initial} />
    </>
  )
}
