'use client'

import { createContext, useContext } from 'react'
import type { PaperLooks } from '@/lib/safety/plain-list/paper'
import type { Words } from '@/lib/site/language/words'
import type { PlanGroup } from './plan-groups'

export interface PlanWords {
  said: Words['planner']
  groups: PlanGroup[]
  looks: PaperLooks
}

/** Where she is now; the other lists are what else there is to think of. */
export const stageIds = ['staying', 'leaving', 'after']

const context = createContext<PlanWords | null>(null)

export const PlanWordsProvider = context.Provider

/** The lists and the words of the plan, in the language of the page. */
export function usePlanWords(): PlanWords {
  const words = useContext(context)
  if (!words) throw new Error('the plan has no words')
  return words
}

/** What she wrote herself belongs to none of the lists. */
export function nameGroup({ said, groups }: PlanWords, id: string): string {
  return groups.find((group) => group.id === id)?.title ?? said.ownSteps
}
