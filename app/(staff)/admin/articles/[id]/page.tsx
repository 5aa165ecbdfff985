import { notFound } from 'next/navigation'
import { ArticleEditorPage } from '@/components/staff/editor-page'
import { getArticle } from '@/lib/news/articles/queries'
import { consoleMetadata, recordPage } from '../../console-page'
import { EditAndHistory } from '../../history-of'

export const metadata = consoleMetadata('/admin/articles', 'Edit Article')

export default recordPage('articles', async ({ id, viewer }) => {
  const article = await getArticle(id)
  if (!article || article.deletedAt) notFound()
  return (
    <>
      <h2>Edit Article</h2>
      <EditAndHistory type="article" id={article.id} viewer={viewer}>
        <ArticleEditorPage article={article} />
      </EditAndHistory>
    </>
  )
})
