import type { Metadata } from 'next'
import { Overview } from '@/components/dashboard/overview'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from './shell'

export function generateMetadata(): Metadata {
  const { title, description } = words().dashboard
  return pageMetadata({ title, description, path: '/dashboard', index: false })
}

export default function DashboardPage() {
  return renderShell('/dashboard', <Overview initial={null} />)
}
