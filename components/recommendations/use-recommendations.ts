'use client'

import { useQuery } from '@tanstack/react-query'
import { preferencesKey, recommendationsKey } from '@/components/dashboard/keys'
import type { PreferencesDto, RecommendationDto } from '@/lib/search/recommendations/schema'

/** `undefined` while loading; null if she has set none. */
export function usePreferences(initial?: PreferencesDto | null, isNeeded = true) {
  return useQuery<PreferencesDto | null>({ queryKey: preferencesKey, initialData: initial, enabled: isNeeded })
}

/** Fetched only once she has set preferences. */
export function useRecommendations(
  preferences: PreferencesDto | null | undefined,
  initial: RecommendationDto[] | null,
) {
  return useQuery<RecommendationDto[]>({
    queryKey: recommendationsKey,
    initialData: initial ?? undefined,
    enabled: Boolean(preferences),
  })
}
