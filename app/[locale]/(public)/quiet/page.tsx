import type { Metadata } from 'next'
import { QuietFrame } from '@/components/quiet/quiet-frame'
import { QuietHelp } from '@/components/quiet/quiet-help'
import { QuietHelpInSpanish } from '@/components/quiet/quiet-help-in-spanish'
import { quiet as english } from '@/lib/site/language/en/quiet'
import { quiet as spanish } from '@/lib/site/language/es/quiet'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { setLanguage } from '@/lib/site/language/page-language'
import { choose } from '@/lib/site/language/speak'

/** The same title for every visit, because the browser's history stores it. */
export async function generateMetadata({ params }: PageProps<'/[locale]/quiet'>): Promise<Metadata> {
  await setLanguage(params)
  const { title } = choose({ en: english, es: spanish })
  return {
    title: { absolute: title },
    description: title,
    applicationName: title,
    robots: { index: false, follow: false },
    icons: { icon: [{ url: '/plain.svg', type: 'image/svg+xml' }] },
  }
}

export default async function QuietPage({ params }: PageProps<'/[locale]/quiet'>) {
  await setLanguage(params)
  const Help = choose({ en: QuietHelp, es: QuietHelpInSpanish })
  return (
    <QuietFrame>
      <Help hotlines={localizedHotlines()} />
    </QuietFrame>
  )
}
