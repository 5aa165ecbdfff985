/** The guides, the tools and the six subjects in the language of what is being made. */
import { choose } from '@/lib/site/language/speak'
import { type LegalCategoryEntry, sortByCategory } from './categories'
import { legalCategoryTexts as english } from './content/categories'
import { legalCategoryTexts as spanish } from './content/es/categories'
import { FEATURED, legalGuides, spanishGuides } from './guides'
import type { LegalGuide, LegalTool } from './schema'
import { legalTools, spanishTools } from './tools'

export function spokenGuides(): LegalGuide[] {
  return choose({ en: legalGuides, es: spanishGuides })
}

/** The first ones, shown on the overview. */
export function featuredGuides(): LegalGuide[] {
  return spokenGuides().slice(0, FEATURED)
}

export function spokenGuide(id: string): LegalGuide | null {
  return spokenGuides().find((guide) => guide.id === id) ?? null
}

export function spokenTools(): LegalTool[] {
  return choose({ en: legalTools, es: spanishTools })
}

export function spokenTool(id: string): LegalTool | null {
  return spokenTools().find((tool) => tool.id === id) ?? null
}

export function categoryTexts(): typeof english {
  return choose({ en: english, es: spanish })
}

export function spokenCategories(): LegalCategoryEntry[] {
  return sortByCategory(categoryTexts(), spokenGuides(), spokenTools())
}
