import { ArticleEditorPage } from '@/components/staff/editor-page'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/articles/new', 'Add Article')

export default consolePage('articles', async () => (
  <>
    <h2>Add Article</h2>
    <ArticleEditorPage article={null} />
  </>
))
