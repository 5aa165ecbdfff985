import type { articleCategories, articleStatuses } from '@/db/vocabulary/content'

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
