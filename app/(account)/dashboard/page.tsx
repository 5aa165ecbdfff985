import type { Metadata } from 'next'
import { Overview } from '@/components/dashboard/overview'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from './shell'

export const metadata: Metadata = pageMetadata({
  title: 'Personal Dashboard',
  description: 'What you saved and planned, for you alone.',
  path: '/dashboard',
  index: false,
})

export default function DashboardPage() {
  return renderShell('/dashboard', <Overview initial={null} />)
}
