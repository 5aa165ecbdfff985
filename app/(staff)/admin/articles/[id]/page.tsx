import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleEditorPage } from '@/components/staff/editor-page'
import { RecordTabs } from '@/components/ui/tabs'
import { id as idSchema } from '@/lib/http/text'
import { getArticle } from '@/lib/news/articles/queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { ConsolePage } from '../../console-page'
import { HistoryOf } from '../../history-of'

export const metadata: Metadata = pageMetadata({
  title: 'Edit Article - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/articles',
  index: false,
})

interface Props {
  params: Promise<{ id: string }>
}

export default async function EditArticlePage({ params }: Props) {
  const asked = idSchema.safeParse((await params).id)
  return (
    <ConsolePage tab="articles">
      {async () => {
        const article = asked.success ? await getArticle(asked.data) : null
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
      }}
    </ConsolePage>
  )
}
