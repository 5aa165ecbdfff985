/** Each category page's text and static blocks. */

import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { readCategoryBlocks } from './content/read-blocks'
import type { Block } from './content/section'
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
export const categoryBlocks = {
  'housing-shelter': readCategoryBlocks('housing-shelter'),
  'womens-health': readCategoryBlocks('womens-health'),
  'womens-rights': readCategoryBlocks('womens-rights'),
  'financial-support': readCategoryBlocks('financial-support'),
}

const blocks: Partial<Record<CategoryKey, { en: Block[]; es: Block[] }>> = categoryBlocks

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
