import type { Metadata } from 'next'
import { ArticleEditorPage } from '@/components/staff/editor-page'
import { pageMetadata } from '@/lib/site/page-metadata'
import { ConsolePage } from '../../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Add Article - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/articles/new',
  index: false,
})

export default function NewArticlePage() {
  return (
    <ConsolePage tab="articles">
      {async () => (
        <>
          <h2>Add Article</h2>
          <ArticleEditorPage article={null} />
        </>
      )}
    </ConsolePage>
  )
}
