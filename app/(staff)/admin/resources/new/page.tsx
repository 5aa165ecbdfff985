import { ResourceEditorPage } from '@/components/staff/editor-page'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/resources/new', 'Add Resource')

export default consolePage('resources', async () => (
  <>
    <h2>Add Resource</h2>
    <ResourceEditorPage resource={null} />
  </>
))
