import type { Metadata } from 'next'
import { SavedList } from '@/components/saved/saved-list'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export function generateMetadata(): Metadata {
  const { title, description } = words().dashboard.saved
  return pageMetadata({ title, description, path: '/dashboard/saved', index: false })
}

export default function SavedPage() {
  return renderShell('/dashboard/saved', <SavedList initial={null} />)
}
