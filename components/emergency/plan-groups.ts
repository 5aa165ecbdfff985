import { safetyPlan } from '@/lib/safety/content/plan'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

export interface PlanGroup {
  id: string
  title: string
  /** The label of the button that selects it; the personal list has none, because it is always shown. */
  short: string | null
  /** Its heading in print. */
  paper: string
  intro: string
  steps: string[]
  /** A few words for each step that mean nothing to anyone else (lib/safety/content/plan.ts). */
  cues: readonly string[]
  /** Whether it is one of the three lists that everyone sees first. */
  isBasic: boolean
}

/** In the language of the page; passed to the browser as is. */
export function listPlanGroups(): PlanGroup[] {
  const { lists, branches, cues } = choose(safetyPlan)
  const { planPage, planner } = words()
  const shorts: Record<string, string> = planPage.shorts
  const papers: Record<string, string> = planPage.papers
  return [
    ...lists.map((list) => ({ ...list, isBasic: true })),
    ...branches.map((branch) => ({ ...branch, isBasic: false })),
  ].map(({ id, title, intro, steps, isBasic }) => ({
    ...{ id, title, intro, steps: [...steps], isBasic, cues: cues[id] ?? [] },
    short: id === 'personal' ? null : (shorts[id] ?? title),
    paper: papers[id] ?? planner.otherPaper,
  }))
}
