/**
 * The safety plan (content/en/safety/plan.md): an emergency page, a sheet that looks like something else, and the PDF
 * guide. Reads without a network and names no number; hotlines come from the directory.
 */
import { z } from 'zod'
import type { RecordNote } from '@/lib/resources/content/section'
import type { Language } from '@/lib/site/language/languages.mjs'
import { findPart, listItems, listPlain, readAttribute, readIntroduced, readParts } from '@/lib/text/content/blocks'
import { readPair, type Written } from '@/lib/text/content/pair'
import { sourceFacts } from '@/lib/text/content/sources'

const lists = ['personal', 'workplace', 'children'] as const
/** Steps that fit only some: by where she is now, and by what else there is to think of. */
const branches = ['staying', 'leaving', 'after', 'pets', 'money', 'immigration', 'disability'] as const

export interface PlanList<Id extends string = string> {
  id: Id
  title: string
  intro: string
  steps: string[]
}

export type SafetyPlanList = PlanList<(typeof lists)[number]>

export interface SafetyPlan {
  beforeYouBegin: Omit<PlanList, 'id'>
  lists: SafetyPlanList[]
  branches: PlanList<(typeof branches)[number]>[]
  /**
   * A step in two or three words that remind whoever chose it, and tell nobody else: for paper that looks like
   * something else. In the order of the steps of each list.
   */
  cues: Record<string, string[]>
  goBag: { title: string; intro: string; groups: { title: string; items: string[] }[] }
  /** Lines to print beside the plan; name, phone and text line come from the directory. */
  contacts: RecordNote[]
}

const contacts = z.record(z.string(), z.string())
const { en: english, es: spanish } = readPair(
  'safety',
  'plan',
  { contacts, sources: z.array(sourceFacts), branchSources: z.array(sourceFacts) },
  { contacts },
)

function read({ facts, nodes, fail }: Written<{ contacts: z.infer<typeof contacts> }>): SafetyPlan {
  const parts = readParts(nodes, 2, fail)
  const introduced = <Id extends string>(id: Id) => {
    const part = findPart(parts, id, fail)
    const { intro, items } = readIntroduced(part, fail)
    return { id, title: part.title, intro, steps: items.map(({ text }) => text) }
  }
  const cuesOf = (id: string) => {
    const steps = listItems(findPart(parts, id, fail).nodes)
    return steps.map(({ attributes, line }) => readAttribute(attributes, 'cue', line, fail))
  }
  const bag = findPart(parts, 'bag', fail)
  const [intro] = bag.nodes
  const groups = readParts(bag.nodes.slice(1), 3, fail)
  if (intro?.kind !== 'paragraph') return fail(bag.line, 'Here a paragraph stands first.')
  const { id: _, ...beforeYouBegin } = introduced('before')
  return {
    beforeYouBegin,
    lists: lists.map(introduced),
    branches: branches.map(introduced),
    cues: Object.fromEntries([...lists, ...branches].map((id) => [id, cuesOf(id)])),
    goBag: {
      title: bag.title,
      intro: intro.text,
      groups: groups.map(({ title, nodes: own }) => ({ title, items: listPlain(own, fail) })),
    },
    contacts: Object.entries(facts.contacts).map(([slug, note]) => ({ slug, note })),
  }
}

export const safetyPlan: Record<Language, SafetyPlan> = { en: read(english), es: read(spanish) }

/** The published practice that the plan follows, in our own words. */
export const { sources: planSources, branchSources } = english.facts
