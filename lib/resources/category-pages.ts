/** What each category's page says and which static blocks it carries. */

import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { financialSupportBlocks } from './content/financial-support'
import { housingShelterBlocks } from './content/housing-shelter'
import type { Block } from './content/section'
import { womensHealthBlocks } from './content/womens-health'
import { womensRightsBlocks } from './content/womens-rights'
import type { Category } from './vocabulary'

type CategoryKey = Category | 'womens-rights'

const spanishBlocks: Partial<Record<CategoryKey, Block[]>> = {}

export interface CategoryPage {
  /** The word in the address. */
  key: CategoryKey
  category: Category
  name: string
  description: string
  lead: string
  searchLabel: string
  blocks: Block[]
  hasStateAccordion: boolean
  /** What is not in this language yet stands on the English page. */
  hasMoreInEnglish?: boolean
}

/** The blocks of each; the four categories, and a part of one that has a page of its own. */
const blocks: Record<CategoryKey, Block[]> = {
  'housing-shelter': housingShelterBlocks,
  'womens-health': womensHealthBlocks,
  'rights-advocacy': [],
  'womens-rights': womensRightsBlocks,
  'financial-support': financialSupportBlocks,
}

const pages = (Object.keys(blocks) as CategoryKey[]).map((key) => ({
  key,
  category: key === 'womens-rights' ? ('rights-advocacy' as const) : key,
  blocks: blocks[key],
  hasStateAccordion: key === 'housing-shelter',
}))

export function listCategoryPages(): { key: CategoryKey }[] {
  return pages
}

/** In the language of what is being made. */
export function findCategoryPage(key: string): CategoryPage | null {
  const page = pages.find((one) => one.key === key)
  if (!page) return null
  const said = { ...page, ...words().directory.pages[page.key] }
  const spanish = spanishBlocks[page.key] ?? []
  return choose<CategoryPage>({
    en: said,
    es: { ...said, blocks: spanish, hasMoreInEnglish: page.blocks.length > spanish.length },
  })
}
