/** Labels for the directory's words, and the other names by which people and old links call a category. */

import { type Category, categories, categoryRecords, forCategories } from '@/db/vocabulary/directory'
import type { Language } from '@/lib/site/language/languages.mjs'

export {
  type Category,
  categories,
  categoryRecords,
  type DatePrecision,
  datePrecisions,
  phoneTypes,
  resourceKinds,
  scopes,
} from '@/db/vocabulary/directory'
export { type WhoFact, whoFacts } from '@/db/vocabulary/who-may-come'

export const categoryNames: Record<Category, string> = forCategories((category) => categoryRecords[category].name.en)

/** For what runs in a browser; a page has it among its words. */
export function nameCategory(category: Category, language: Language): string {
  return categoryRecords[category].name[language]
}

export interface CategoryAlias {
  word: string
  label: string
  category: Category
  tag?: string
}

/** Other names that a write, a query or an old link may use, and the tag that each adds. */
export const categoryAliases: CategoryAlias[] = categories.flatMap((category) =>
  categoryRecords[category].aliases.map((alias) => ({ ...alias, category })),
)

export function isCategory(value: string): value is Category {
  return (categories as readonly string[]).includes(value)
}

/** The stored category of a name or an alias, with the tag an alias adds; null for an unknown word. */
export function readCategory(value: string): { category: Category; tag?: string } | null {
  if (isCategory(value)) return { category: value }
  const alias = categoryAliases.find(({ word }) => word === value)
  if (!alias) return null
  return alias.tag ? { category: alias.category, tag: alias.tag } : { category: alias.category }
}
