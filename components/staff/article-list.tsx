'use client'

import type { ArticleDto } from '@/lib/news/articles/schema'
import { articleCategoryNames, articleStatusNames } from '@/lib/news/articles/vocabulary'
import { formatEasternDay, formatEasternMoment } from '@/lib/time/eastern-time'
import { articleEditor } from './article-fields'
import { EditableList, type ListProps } from './editable-list'

function ArticleRow({ article }: { article: ArticleDto }) {
  const { title, category, featured, status, excerpt, author, publishDate, deletedAt } = article
  return (
    <>
      <h3>{title}</h3>
      <p className="badges">
        <span className="badge">{articleCategoryNames[category]}</span>
        {featured ? <span className="badge badge-verified">Featured</span> : null}
        {status === 'published' ? null : (
          <span className="badge console-badge-waiting">{articleStatusNames[status]}</span>
        )}
      </p>
      <p>{excerpt}</p>
      <p className="soft">
        By {author ?? 'Marigold'} ·{' '}
        {status === 'scheduled' ? formatEasternMoment(publishDate) : formatEasternDay(publishDate)}
        {deletedAt ? ` · Deleted on ${formatEasternDay(deletedAt)}` : ''}
      </p>
    </>
  )
}

const acts = { publish: 'Publish', draft: 'Move to drafts', delete: 'Delete' }

export function ArticleList(props: ListProps<ArticleDto>) {
  return (
    <EditableList {...props} spec={articleEditor} acts={acts} row={(article) => <ArticleRow article={article} />} />
  )
}
