'use client'

import { createWordsContext } from '@/components/ui/words-context'
import type { PaperLooks } from '@/lib/safety/plain-list/words'
import type { Words } from '@/lib/site/language/words'
import type { PlanGroup } from './plan-groups'

export interface PlanWords {
  copy: Words['planner']
  groups: PlanGroup[]
  looks: PaperLooks
}

/** Her current situation comes first; the other lists are further things to consider. */
export const stageIds = ['staying', 'leaving', 'after']

const context = createWordsContext<PlanWords>('the plan has no words')

export const PlanWordsProvider = context.Provider

/** The lists and text of the plan, in the language of the page. */
export const usePlanWords = context.useWords

/** Steps she wrote herself belong to none of the lists. */
export function nameGroup({ copy, groups }: PlanWords, id: string): string {
  return groups.find((group) => group.id === id)?.title ?? copy.ownSteps
}
