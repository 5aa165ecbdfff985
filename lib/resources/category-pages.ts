/** What each category's page says and which static blocks it carries. */

import { choose } from '@/lib/site/language/speak'
import { type Words, words } from '@/lib/site/language/words'
import { financialSupportBlocks } from './content/financial-support'
import { housingShelterBlocks } from './content/housing-shelter'
import type { Block } from './content/section'
import { womensHealthBlocks } from './content/womens-health'
import { womensRightsBlocks } from './content/womens-rights'
import type { Category } from './vocabulary'

type CategoryKey = keyof Words['directory']['pages']

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

const pages: Omit<CategoryPage, 'name' | 'description' | 'lead' | 'searchLabel'>[] = [
  {
    key: 'housing-shelter',
    category: 'housing-shelter',
    blocks: housingShelterBlocks,
    hasStateAccordion: true,
  },
  {
    key: 'womens-health',
    category: 'womens-health',
    blocks: womensHealthBlocks,
    hasStateAccordion: false,
  },
  {
    key: 'rights-advocacy',
    category: 'rights-advocacy',
    blocks: [],
    hasStateAccordion: false,
  },
  {
    key: 'womens-rights',
    category: 'rights-advocacy',
    blocks: womensRightsBlocks,
    hasStateAccordion: false,
  },
  {
    key: 'financial-support',
    category: 'financial-support',
    blocks: financialSupportBlocks,
    hasStateAccordion: false,
  },
]

export function listCategoryPages(): { key: CategoryKey }[] {
  return pages
}

/** In the language of what is being made. */
export function findCategoryPage(key: string): CategoryPage | null {
  const page = pages.find((one) => one.key === key)
  if (!page) return null
  const said = { ...page, ...words().directory.pages[page.key] }
  const blocks = spanishBlocks[page.key] ?? []
  return choose<CategoryPage>({
    en: said,
    es: { ...said, blocks, hasMoreInEnglish: page.blocks.length > blocks.length },
  })
}
