/** The guides, the tools and the six subjects in the language of what is being made. */
import { choose } from '@/lib/site/language/speak'
import { FEATURED, legalGuides, spanishGuides } from './guides'
import {
  type CategoryTexts,
  type LegalCategoryEntry,
  legalTools,
  sortByCategory,
  spanishTools,
  categoryTexts as textsBy,
} from './help'
import type { LegalGuide, LegalTool } from './schema'

export function localizedGuides(): LegalGuide[] {
  return choose({ en: legalGuides, es: spanishGuides })
}

/** The first ones, shown on the overview. */
export function featuredGuides(): LegalGuide[] {
  return localizedGuides().slice(0, FEATURED)
}

export function localizedGuide(id: string): LegalGuide | null {
  return localizedGuides().find((guide) => guide.id === id) ?? null
}

export function localizedTools(): LegalTool[] {
  return choose({ en: legalTools, es: spanishTools })
}

export function localizedTool(id: string): LegalTool | null {
  return localizedTools().find((tool) => tool.id === id) ?? null
}

export function categoryTexts(): CategoryTexts {
  return choose(textsBy)
}

export function localizedCategories(): LegalCategoryEntry[] {
  return sortByCategory(categoryTexts(), localizedGuides(), localizedTools())
}
