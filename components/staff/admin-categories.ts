import { categoryAliases } from '@/lib/resources/vocabulary'
import type { Choice } from './filter-select'

/** The form's category for a stored record: the one with the record's tag, else the one without a tag. */
export function nameAdminCategory({ category, tags }: { category: string; tags: string[] }): string {
  const own = categoryAliases.filter((alias) => alias.category === category)
  return (own.find(({ tag }) => tag && tags.includes(tag)) ?? own.find(({ tag }) => !tag))?.word ?? ''
}

export const adminCategoryNames: readonly Choice[] = categoryAliases.map(({ word, label }) => [word, label])
