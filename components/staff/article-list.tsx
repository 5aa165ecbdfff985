'use client'

import { articleCategoryNames, articleStatusNames } from '@/lib/news/articles/fields'
import type { ArticleDto } from '@/lib/news/articles/schema'
import { formatEasternDay, formatEasternMoment } from '@/lib/time/eastern-time'
import { articleEditor } from './article-fields'
import type { Column } from './console-table'
import { EditableList, type ListProps } from './editable-list'

const head: Column<ArticleDto> = {
  id: 'title',
  label: 'Title',
  sort: [
    ['ascending', 'title'],
    ['descending', '-title'],
  ],
  cell: ({ featured, status }) => (
    <>
      {featured ? <span className="badge badge-verified">Featured</span> : null}{' '}
      {status === 'published' ? null : (
        <span className="badge console-badge-waiting">{articleStatusNames[status]}</span>
      )}
    </>
  ),
}

const columns: readonly Column<ArticleDto>[] = [
  { id: 'category', label: 'Category', cell: ({ category }) => articleCategoryNames[category] },
  { id: 'excerpt', label: 'Excerpt', cell: ({ excerpt }) => excerpt },
  { id: 'author', label: 'Author', cell: ({ author }) => `By ${author ?? 'Marigold'}` },
  {
    id: 'published',
    label: 'Publish date',
    sort: [
      ['descending', 'recent'],
      ['ascending', '-recent'],
    ],
    cell: ({ status, publishDate }) =>
      status === 'scheduled' ? formatEasternMoment(publishDate) : formatEasternDay(publishDate),
  },
  {
    id: 'changed',
    label: 'Changed',
    sort: [
      ['descending', 'updated'],
      ['ascending', '-updated'],
    ],
    cell: ({ updatedAt }) => formatEasternDay(updatedAt),
  },
]

const acts = { publish: 'Publish', draft: 'Move to drafts', delete: 'Delete' }

export function ArticleList(props: ListProps<ArticleDto>) {
  return <EditableList {...props} spec={articleEditor} acts={acts} head={head} columns={columns} />
}
