import type { Metadata } from 'next'
import { QuietFrame } from '@/components/quiet/quiet-frame'
import { QuietHelp } from '@/components/quiet/quiet-help'
import { hotlines } from '@/lib/site/site'

/** The same words for every visit: what the browser writes down of it. */
export const metadata: Metadata = {
  title: { absolute: 'Notes' },
  description: 'Notes',
  applicationName: 'Notes',
  robots: { index: false, follow: false },
  icons: { icon: [{ url: '/plain.svg', type: 'image/svg+xml' }] },
}

export default function QuietPage() {
  return (
    <QuietFrame>
      <QuietHelp hotlines={hotlines} />
    </QuietFrame>
  )
}
