import type { Metadata } from 'next'
import { SavedList } from '@/components/saved/saved-list'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export const metadata: Metadata = pageMetadata({
  title: 'Saved Resources',
  description: 'What you saved, for you alone.',
  path: '/dashboard/saved',
  index: false,
})

export default function SavedPage() {
  return renderShell('/dashboard/saved', <SavedList initial={null} />)
}
