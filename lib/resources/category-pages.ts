/** Each category page's text and static blocks. */

import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { financialSupportBlocks as spanishFinancialSupport } from './content/es/financial-support'
import { housingShelterBlocks as spanishHousingShelter } from './content/es/housing-shelter'
import { womensHealthBlocks as spanishWomensHealth } from './content/es/womens-health'
import { womensRightsBlocks as spanishWomensRights } from './content/es/womens-rights'
import { financialSupportBlocks } from './content/financial-support'
import { housingShelterBlocks } from './content/housing-shelter'
import type { Block } from './content/section'
import { womensHealthBlocks } from './content/womens-health'
import { womensRightsBlocks } from './content/womens-rights'
import { type Category, categories } from './vocabulary'

type CategoryKey = Category | 'womens-rights'

export interface CategoryPage {
  /** The slug in the address. */
  key: CategoryKey
  category: Category
  name: string
  description: string
  lead: string
  searchLabel: string
  blocks: Block[]
  hasStateAccordion: boolean
}

/** Those that have more than their list. */
const blocks: Partial<Record<CategoryKey, { en: Block[]; es: Block[] }>> = {
  'housing-shelter': { en: housingShelterBlocks, es: spanishHousingShelter },
  'womens-health': { en: womensHealthBlocks, es: spanishWomensHealth },
  'womens-rights': { en: womensRightsBlocks, es: spanishWomensRights },
  'financial-support': { en: financialSupportBlocks, es: spanishFinancialSupport },
}

/** Each category, and subcategories with pages of their own. */
const pages = [...categories, 'womens-rights' as const].map((key) => ({
  key,
  category: key === 'womens-rights' ? ('rights-advocacy' as const) : key,
  hasStateAccordion: key === 'housing-shelter',
}))

export function listCategoryPages(): { key: CategoryKey }[] {
  return pages
}

/** In the current language. */
export function findCategoryPage(key: string): CategoryPage | null {
  const page = pages.find((one) => one.key === key)
  return page
    ? { ...page, ...words().directory.pages[page.key], blocks: choose(blocks[page.key] ?? { en: [], es: [] }) }
    : null
}
