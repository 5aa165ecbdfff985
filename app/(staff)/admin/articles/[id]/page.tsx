import { notFound } from 'next/navigation'
import { ArticleEditorPage } from '@/components/staff/editor-page'
import { RecordTabs } from '@/components/ui/tabs'
import { getArticle } from '@/lib/news/articles/queries'
import { consoleMetadata, recordPage } from '../../console-page'
import { HistoryOf } from '../../history-of'

export const metadata = consoleMetadata('/admin/articles', 'Edit Article')

export default recordPage('articles', async ({ id }) => {
  const article = await getArticle(id)
  if (!article || article.deletedAt) notFound()
  return (
    <>
      <h2>Edit Article</h2>
      <RecordTabs
        label="Parts of this article"
        parts={[
          { id: 'edit', label: 'Edit', content: <ArticleEditorPage article={article} /> },
          { id: 'history', label: 'History', content: <HistoryOf type="article" id={article.id} /> },
        ]}
      />
    </>
  )
})
