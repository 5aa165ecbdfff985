/** A safety plan of one's own, as it is held in the page and, encrypted, in the browser. No clock, no storage, no server. */
export interface PlanStep {
  /** The list that it was chosen from, or 'own' for a step she wrote herself. */
  group: string
  text: string
  note: string
}

export interface PlanPerson {
  name: string
  phone: string
}

export interface Plan {
  version: 1
  steps: PlanStep[]
  people: PlanPerson[]
}

export const planLimits = { steps: 200, people: 6, text: 300, note: 1000, name: 80, phone: 40 }

export const emptyPlan: Plan = { version: 1, steps: [], people: [] }

export function isEmptyPlan({ steps, people }: Plan): boolean {
  return steps.length === 0 && people.every(({ name, phone }) => !name.trim() && !phone.trim())
}

function isSame(step: PlanStep, group: string, text: string): boolean {
  return step.group === group && step.text === text
}

export function hasStep(plan: Plan, group: string, text: string): boolean {
  return plan.steps.some((step) => isSame(step, group, text))
}

/** Adds a step, once. The text itself is kept, so that a plan outlives a change of our lists. */
export function addStep(plan: Plan, group: string, text: string): Plan {
  const clean = text.trim().slice(0, planLimits.text)
  if (!clean || hasStep(plan, group, clean) || plan.steps.length >= planLimits.steps) return plan
  return { ...plan, steps: [...plan.steps, { group, text: clean, note: '' }] }
}

export function removeStep(plan: Plan, group: string, text: string): Plan {
  return { ...plan, steps: plan.steps.filter((step) => !isSame(step, group, text)) }
}

export function setNote(plan: Plan, group: string, text: string, note: string): Plan {
  const kept = note.slice(0, planLimits.note)
  return { ...plan, steps: plan.steps.map((step) => (isSame(step, group, text) ? { ...step, note: kept } : step)) }
}

export function addPerson(plan: Plan): Plan {
  return plan.people.length >= planLimits.people ? plan : { ...plan, people: [...plan.people, { name: '', phone: '' }] }
}

export function setPerson(plan: Plan, index: number, person: Partial<PlanPerson>): Plan {
  const people = plan.people.map((old, at) => {
    if (at !== index) return old
    const { name, phone } = { ...old, ...person }
    return { name: name.slice(0, planLimits.name), phone: phone.slice(0, planLimits.phone) }
  })
  return { ...plan, people }
}

export function removePerson(plan: Plan, index: number): Plan {
  return { ...plan, people: plan.people.filter((_, at) => at !== index) }
}

/** What was kept, and what she chose before she opened it: nothing of either is lost. */
export function mergePlans(kept: Plan, chosen: Plan): Plan {
  const steps = chosen.steps.filter(({ group, text }) => !hasStep(kept, group, text))
  const people = chosen.people.filter(({ name, phone }) => name.trim() || phone.trim())
  return {
    ...kept,
    steps: [...kept.steps, ...steps].slice(0, planLimits.steps),
    people: [...kept.people, ...people].slice(0, planLimits.people),
  }
}

/** The steps of each list that has any, in the order of the lists; her own come last. */
export function groupSteps(plan: Plan, groups: readonly string[]): { group: string; steps: PlanStep[] }[] {
  const order = [...groups, ...new Set(plan.steps.map(({ group }) => group).filter((group) => !groups.includes(group)))]
  return order
    .map((group) => ({ group, steps: plan.steps.filter((step) => step.group === group) }))
    .filter(({ steps }) => steps.length > 0)
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A plan that was written as JSON; null when it is none, so that a damaged one is never shown as an empty one. */
export function readPlan(json: string): Plan | null {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return null
  }
  if (!isRecord(value) || value.version !== 1 || !Array.isArray(value.steps) || !Array.isArray(value.people))
    return null
  const { steps, people }: { steps: unknown[]; people: unknown[] } = { steps: value.steps, people: value.people }
  const areSteps = steps.every(
    (step) =>
      isRecord(step) &&
      isText(step.group, 40) &&
      isText(step.text, planLimits.text) &&
      isText(step.note, planLimits.note),
  )
  const arePeople = people.every(
    (person) => isRecord(person) && isText(person.name, planLimits.name) && isText(person.phone, planLimits.phone),
  )
  const isBounded = steps.length <= planLimits.steps && people.length <= planLimits.people
  return areSteps && arePeople && isBounded
    ? { version: 1, steps: steps as PlanStep[], people: people as PlanPerson[] }
    : null
}
