import type { Choice } from '@/components/ui/select'

/** The words of the forms for the categories that are stored. */
const adminCategories: Record<string, string> = {
  'housing-shelter': 'shelter',
  'womens-health': 'healthcare',
  'rights-advocacy': 'womens-rights',
  'financial-support': 'financial',
}

export function nameAdminCategory({ category, tags }: { category: string; tags: string[] }): string {
  if (category === 'rights-advocacy' && tags.includes('legal-aid')) return 'legal'
  return adminCategories[category] ?? ''
}

export const adminCategoryNames: readonly Choice[] = [
  ['shelter', 'Shelter'],
  ['healthcare', 'Healthcare'],
  ['womens-rights', "Women's Rights"],
  ['legal', 'Legal'],
  ['financial', 'Financial'],
]
