import { SavedList } from '@/components/saved/saved-list'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export const generateMetadata = describePage('/dashboard/saved', () => words().dashboard.saved, { index: false })

export default function SavedPage() {
  return renderShell('/dashboard/saved', <SavedList initial={null} />)
}
