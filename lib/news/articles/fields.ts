import type { articleCategories, articleStatuses } from '@/db/vocabulary/content'
import { choicesOf, type FormField } from '@/lib/forms/fields'

export const articleCategoryNames: Record<(typeof articleCategories)[number], string> = {
  health: 'Health',
  rights: 'Rights',
  empowerment: 'Empowerment',
  finance: 'Finance',
}

export const articleStatusNames: Record<(typeof articleStatuses)[number], string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}

export const articleLimits = { title: 200, excerpt: 500, content: 100_000, author: 100, imageAlt: 300 } as const

export const spanishLabels = {
  titleEs: 'In Spanish: heading',
  excerptEs: 'In Spanish: summary',
  contentEs: 'In Spanish: text',
} as const

/** The form as a handler writes it. */
export const articleFields: FormField[] = [
  { kind: 'line', type: 'text', name: 'title', label: 'Title', max: articleLimits.title, isRequired: true },
  { kind: 'area', name: 'excerpt', label: 'Excerpt', max: articleLimits.excerpt, isRequired: true },
  { kind: 'area', name: 'content', label: 'Content', max: articleLimits.content, isRequired: true },
  { kind: 'line', type: 'text', name: 'titleEs', label: spanishLabels.titleEs, max: articleLimits.title },
  { kind: 'area', name: 'excerptEs', label: spanishLabels.excerptEs, max: articleLimits.excerpt },
  { kind: 'area', name: 'contentEs', label: spanishLabels.contentEs, max: articleLimits.content },
  { kind: 'select', name: 'category', label: 'Category', choices: choicesOf(articleCategoryNames), isRequired: true },
  { kind: 'line', type: 'text', name: 'author', label: 'Author', max: articleLimits.author },
  { kind: 'line', type: 'text', name: 'imageUrl', label: 'Image URL', max: 2000 },
  {
    ...{ kind: 'line', type: 'text', name: 'imageAlt', max: articleLimits.imageAlt },
    label: 'What the picture shows',
  },
  { kind: 'ticks', name: 'featured', label: 'Featured', choices: [{ value: 'true', label: 'Featured' }] },
  { kind: 'select', name: 'status', label: 'Status', choices: choicesOf(articleStatusNames), initial: 'draft' },
  { kind: 'line', type: 'text', name: 'publishAt', label: 'Appears on (2030-01-31T09:30, Eastern Time)', max: 40 },
]
