import './quiet.css'
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
import { localizedHotline } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'

/** The frame of the quiet page: nothing in it links to another page of ours, except the exit. */
export function QuietFrame({ children }: { children: ReactNode }) {
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
