import { safetyPlanLists } from '@/lib/resources/content/safety-plan'
import { planBranches } from '@/lib/safety/content/plan-branches'

export interface PlanGroup {
  id: string
  title: string
  /** On the button that chooses it; the personal list is always there. */
  short: string | null
  intro: string
  steps: string[]
  /** One of the three lists that everyone sees first. */
  isBasic: boolean
}

const shorts: Record<string, string> = {
  workplace: 'Work',
  children: 'Children',
  staying: 'I am staying for now',
  leaving: 'I am getting ready to leave',
  after: 'I have left',
  disability: 'Disability',
}

export const planGroups: PlanGroup[] = [
  ...safetyPlanLists.map((list) => ({ ...list, isBasic: true })),
  ...planBranches.map((branch) => ({ ...branch, isBasic: false })),
].map((group) => ({ ...group, short: group.id === 'personal' ? null : (shorts[group.id] ?? group.title) }))

export const planGroupIds: string[] = planGroups.map(({ id }) => id)

/** Where she is now, and what else there is to think of. */
export const stageIds = ['staying', 'leaving', 'after']

/** On paper that someone else may find, headings tell as little as they can. */
const paperNames: Record<string, string> = {
  personal: 'At home',
  workplace: 'At work',
  children: 'Children',
  staying: 'Now',
  leaving: 'Before',
  after: 'Later',
  pets: 'Pets',
  money: 'Money',
  immigration: 'Papers',
  disability: 'Health',
}

export function nameOnPaper(id: string): string {
  return paperNames[id] ?? 'Other'
}

export function nameGroup(id: string): string {
  return planGroups.find((group) => group.id === id)?.title ?? 'My own steps'
}
