import { SavedList } from '@/components/saved/saved-list'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export const generateMetadata = describePage('/dashboard/saved', () => words().dashboard.saved, { index: false })

export default async function SavedPage({ params }: PageProps<'/[locale]/dashboard/saved'>) {
  await setLanguage(params)
  return renderShell('/dashboard/saved', <SavedList initial={null} />)
}
