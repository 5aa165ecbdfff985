import type { CategoryTexts } from './help'
import { type LegalCategory, type LegalGuide, type LegalTool, legalCategories } from './schema'

export interface LegalCategoryEntry {
  id: LegalCategory
  name: string
  text: string
  icon: string
  guides: LegalGuide[]
  tools: LegalTool[]
}

/** The six parts with what they really hold. */
export function sortByCategory(texts: CategoryTexts, guides: LegalGuide[], tools: LegalTool[]): LegalCategoryEntry[] {
  return legalCategories.map((id) => ({
    id,
    ...texts[id],
    guides: guides.filter(({ category }) => category === id),
    tools: tools.filter(({ category }) => category === id),
  }))
}
