import { legalCategoryTexts } from './content/categories'
import { legalGuides } from './guides'
import { type LegalCategory, type LegalGuide, type LegalTool, legalCategories } from './schema'
import { legalTools } from './tools'

export interface LegalCategoryEntry {
  id: LegalCategory
  name: string
  text: string
  icon: string
  guides: LegalGuide[]
  tools: LegalTool[]
}

/** The six parts with what they really hold. */
export const legalCategoryEntries: LegalCategoryEntry[] = legalCategories.map((id) => ({
  id,
  ...legalCategoryTexts[id],
  guides: legalGuides.filter(({ category }) => category === id),
  tools: legalTools.filter(({ category }) => category === id),
}))
