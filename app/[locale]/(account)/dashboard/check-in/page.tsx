import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import '@/components/check-ins/check-ins.css'
import type { Metadata } from 'next'
import { CheckInPart } from '@/components/check-ins/check-in-part'
import { isMailOn } from '@/lib/mail/configured'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export async function generateMetadata({ params }: PageProps<'/[locale]/dashboard/check-in'>): Promise<Metadata> {
  await setLanguage(params)
  const { checkIns, alone: description } = words().dashboard
  const { title } = checkIns
  return pageMetadata({ title, description, path: '/dashboard/check-in', index: false })
}

export default async function CheckInPage({ params }: PageProps<'/[locale]/dashboard/check-in'>) {
  await setLanguage(params)
  return renderShell('/dashboard/check-in', <CheckInPart initial={null} isMailOn={isMailOn()} />)
}
