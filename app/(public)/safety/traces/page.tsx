import type { Metadata } from 'next'
import { QuickExitBanner } from '@/components/emergency/quick-exit-banner'
import { QuietOffer } from '@/components/emergency/quiet-offer'
import { TraceList } from '@/components/emergency/trace-list'
import { TraceTable } from '@/components/emergency/trace-table'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { pageMetadata } from '@/lib/page-metadata'
import { beyondUs } from '@/lib/safety/content/traces'

const path = '/safety/traces'

export const metadata: Metadata = pageMetadata({
  title: 'Device',
  description: 'What each kind of visit leaves in the browser, on the phone, on a bill and in the mail.',
  path,
})

export default function TracesPage() {
  return (
    <SiteFrame path={path}>
      <div className="wrap emergency-top">
        <QuickExitBanner />
      </div>
      <div className="wrap emergency-body">
        <h1>What stays on your device</h1>
        <p className="lead">
          Kind by kind, all that we know a visit leaves behind. What a visit is not said to leave, it does not leave by
          our doing. Nothing here is sent to another company.
        </p>
        <QuietOffer />
        <TraceList />
        <section className="grid gap-4" aria-labelledby="measured-title">
          <h2 id="measured-title">How we know</h2>
          <p>
            Each visit above is made again by a test, in a browser with nothing in it, before any change of this site is
            accepted. Then the test looks at everything the browser holds. If something new is left, the change is
            refused until it stands in this table. On a private window, another browser or another device, look for
            yourself.
          </p>
          <TraceTable />
        </section>
      </div>
      <section className="section band" aria-labelledby="beyond-title">
        <div className="wrap grid gap-5">
          <h2 id="beyond-title">What we cannot change</h2>
          <ul className="points">
            {beyondUs.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <div className="callout">
            <h3>If someone looks at your device</h3>
            <p>
              Delete single pages from the history, not all of it: an empty history can be noticed. Better, use a device
              the other person has never held.
            </p>
          </div>
          <LinkButton look="line" className="w-fit" href="/emergency">
            How Quick Exit works
          </LinkButton>
        </div>
      </section>
    </SiteFrame>
  )
}
