import type { Metadata } from 'next'
import { QuietFrame } from '@/components/quiet/quiet-frame'
import { QuietHelp } from '@/components/quiet/quiet-help'
import { QuietHelpInSpanish } from '@/components/quiet/quiet-help-in-spanish'
import { quiet as english } from '@/lib/site/language/en/quiet'
import { quiet as spanish } from '@/lib/site/language/es/quiet'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { choose } from '@/lib/site/language/speak'

/** The same title for every visit, because the browser's history stores it. */
export function generateMetadata(): Metadata {
  const { title } = choose({ en: english, es: spanish })
  return {
    title: { absolute: title },
    description: title,
    applicationName: title,
    robots: { index: false, follow: false },
    icons: { icon: [{ url: '/plain.svg', type: 'image/svg+xml' }] },
  }
}

export default function QuietPage() {
  const Help = choose({ en: QuietHelp, es: QuietHelpInSpanish })
  return (
    <QuietFrame>
      <Help hotlines={localizedHotlines()} />
    </QuietFrame>
  )
}
