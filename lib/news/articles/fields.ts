import { choicesOf, type FormField } from '@/lib/forms/fields'
import { articleCategoryNames, articleLimits, articleStatusNames, spanishLabels } from './vocabulary'

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
