import { words } from '@/lib/site/language/words'
import '@/components/check-ins/check-ins.css'
import type { Metadata } from 'next'
import { CheckInPart } from '@/components/check-ins/check-in-part'
import { isMailOn } from '@/lib/mail/configured'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export function generateMetadata(): Metadata {
  const { checkIns, alone: description } = words().dashboard
  const { title } = checkIns
  return pageMetadata({ title, description, path: '/dashboard/check-in', index: false })
}

export default function CheckInPage() {
  return renderShell('/dashboard/check-in', <CheckInPart initial={null} isMailOn={isMailOn()} />)
}
