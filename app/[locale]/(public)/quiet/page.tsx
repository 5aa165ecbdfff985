import type { Metadata } from 'next'
import { QuietHelp } from '@/components/quiet/quiet-help'
import { QuietHelpInSpanish } from '@/components/quiet/quiet-help-in-spanish'
import { quiet as english } from '@/lib/site/language/en/quiet'
import { quiet as spanish } from '@/lib/site/language/es/quiet'
import { localizedHotline, localizedHotlines } from '@/lib/site/language/hotlines'
import { setLanguage } from '@/lib/site/language/page-language'
import { choose } from '@/lib/site/language/speak'
import '@/components/quiet/quiet.css'
import type { ReactNode } from 'react'
import { TopLine } from '@/components/layout/bar'
import { CrisisBanner } from '@/components/layout/crisis-banner'
import { EmergencyWidget } from '@/components/layout/emergency-widget'
import { InlineScript } from '@/components/layout/inline-script'
import { ControlsScript, ExitScript } from '@/components/layout/page-script'
import { listWidgetLines } from '@/components/layout/site-frame'
import { TextDialog } from '@/components/layout/text-dialog'
import { ThumbBar } from '@/components/layout/thumb-bar'
import { ExitStatus } from '@/components/ui/exit-button'
import { SharedIcons } from '@/components/ui/icon'
import { quietScript } from '@/lib/safety/quiet-script'
import { words } from '@/lib/site/language/words'

/** The frame of the quiet page: nothing in it links to another page of ours, except the exit. */
function QuietFrame({ children }: { children: ReactNode }) {
  const w = words().layout
  return (
    <>
      <ExitScript />
      <InlineScript script={quietScript} />
      <SharedIcons />
      <nav id="top" className="skips" aria-label={w.quickExit}>
        <a href="#main">{w.skip}</a>
        <a href="/leave" rel="nofollow noreferrer" data-exit>
          {w.exitNow}
        </a>
      </nav>
      <ExitStatus />
      <CrisisBanner violence={localizedHotline('domestic-violence')} crisisText={localizedHotline('crisis-text')} />
      <TopLine>
        <ThumbBar isQuiet />
      </TopLine>
      <main id="main" className="quiet" tabIndex={-1}>
        {children}
      </main>
      <EmergencyWidget lines={listWidgetLines()} isQuiet />
      <TextDialog />
      <ControlsScript />
    </>
  )
}

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
