/** Labels for the directory's words, and the other names by which people and old links call a category. */
import { type Category, categories } from '@/db/vocabulary/directory'

export {
  type Category,
  categories,
  type DatePrecision,
  datePrecisions,
  phoneTypes,
  resourceKinds,
  scopes,
} from '@/db/vocabulary/directory'

export const categoryNames: Record<Category, string> = {
  'housing-shelter': 'Housing & Shelter',
  'womens-health': "Women's Health",
  'rights-advocacy': 'Rights & Advocacy',
  'financial-support': 'Financial Support',
}

/** Other names that a write, a query or an old link may use, and the tag that each adds. */
const aliases: Record<string, { category: Category; tag?: string }> = {
  shelter: { category: 'housing-shelter' },
  healthcare: { category: 'womens-health' },
  'womens-rights': { category: 'rights-advocacy' },
  legal: { category: 'rights-advocacy', tag: 'legal-aid' },
  financial: { category: 'financial-support' },
}

export function isCategory(value: string): value is Category {
  return (categories as readonly string[]).includes(value)
}

/** The stored category of a name or an alias, with the tag an alias adds; null for an unknown word. */
export function readCategory(value: string): { category: Category; tag?: string } | null {
  if (isCategory(value)) return { category: value }
  return Object.hasOwn(aliases, value) ? (aliases[value] ?? null) : null
}
