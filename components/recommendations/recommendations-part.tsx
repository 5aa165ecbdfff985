'use client'

import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { BarLines, CardSkeleton, Unreachable } from '@/components/dashboard/list-states'
import type { PreferencesDto, RecommendationDto } from '@/lib/search/recommendations/schema'
import { PreferencesForm } from './preferences-form'
import { RecommendationList } from './recommendation-list'
import { usePreferences, useRecommendations } from './use-recommendations'

function RecommendationSkeleton() {
  return (
    <CardSkeleton count={4} badges={1}>
      <BarLines count={2} onPhone={2} />
      <BarLines count={2} />
      <BarLines count={3} />
      <BarLines count={2} onPhone={1} />
      <div className="acts">
        <span className="btn btn-soft">&nbsp;</span>
        <span className="btn btn-line">&nbsp;</span>
      </div>
    </CardSkeleton>
  )
}

interface Part {
  preferences: PreferencesDto | null
  recommendations: RecommendationDto[] | null
}

function Body({ initial }: { initial: Part | null }) {
  const copy = useDashboardText().w.recommendations
  const { data: preferences, isError, refetch } = usePreferences(initial?.preferences)
  const list = useRecommendations(preferences, initial?.recommendations ?? null)
  if (preferences === undefined) return isError ? <Unreachable retry={refetch} /> : <RecommendationSkeleton />
  if (preferences === null) {
    return (
      <div className="stack narrow">
        <p>{copy.answer}</p>
        <PreferencesForm preferences={null} />
      </div>
    )
  }
  if (!list.data && !list.isError) return <RecommendationSkeleton />
  return (
    <>
      {list.data ? <RecommendationList recommendations={list.data} /> : <Unreachable retry={list.refetch} />}
      <details className="fold">
        <summary>{copy.change}</summary>
        <div className="stack narrow">
          <PreferencesForm preferences={preferences} />
        </div>
      </details>
    </>
  )
}

/** Server data, or null in the prerendered shell. */
export function RecommendationsPart({ initial }: { initial: Part | null }) {
  const copy = useDashboardText().w.recommendations
  return (
    <>
      <div className="stack">
        <h2>{copy.title}</h2>
        <p>{copy.lead}</p>
      </div>
      <Body initial={initial} />
    </>
  )
}
