import './quiet.css'
import type { ReactNode } from 'react'
import { CrisisBanner } from '@/components/layout/crisis-banner'
import { EmergencyWidget } from '@/components/layout/emergency-widget'
import { InlineScript } from '@/components/layout/inline-script'
import { ControlsScript, ExitScript } from '@/components/layout/page-script'
import { widgetLines } from '@/components/layout/site-frame'
import { ThumbBar } from '@/components/layout/thumb-bar'
import { ExitStatus } from '@/components/ui/exit-button'
import { SharedIcons } from '@/components/ui/icon'
import { quietScript } from '@/lib/safety/quiet-script'
import { hotline } from '@/lib/site/site'

/** What stands around the quiet page: nothing that leads to another address of ours, the exit aside. */
export function QuietFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <ExitScript />
      <InlineScript script={quietScript} />
      <SharedIcons />
      <div id="top" className="skips">
        <a href="#main">Skip to content</a>
        <a href="/leave" rel="nofollow noreferrer" data-exit>
          Exit this site now
        </a>
      </div>
      <ExitStatus />
      <CrisisBanner violence={hotline('domestic-violence')} crisisText={hotline('crisis-text')} />
      <main id="main" className="quiet" tabIndex={-1}>
        {children}
      </main>
      <EmergencyWidget lines={widgetLines} isQuiet />
      <ThumbBar line={hotline('domestic-violence')} crisisText={hotline('crisis-text')} isQuiet />
      <ControlsScript />
    </>
  )
}
