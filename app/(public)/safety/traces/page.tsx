import type { Metadata } from 'next'
import { QuickExitBanner } from '@/components/emergency/quick-exit-banner'
import { QuietOffer } from '@/components/emergency/quiet-offer'
import { TraceList } from '@/components/emergency/trace-list'
import { TraceTable } from '@/components/emergency/trace-table'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { beyondUs } from '@/lib/safety/content/traces'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/safety/traces'

export const metadata: Metadata = pageMetadata({
  title: 'Device',
  description: 'What each kind of visit leaves in the browser, on the phone, on a bill and in your email.',
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
          Everything we know a visit leaves behind, by type of visit. If it isn’t listed here, our site doesn’t leave
          it. Nothing here is sent to another company.
        </p>
        <QuietOffer />
        <TraceList />
        <section className="grid gap-4" aria-labelledby="measured-title">
          <h2 id="measured-title">How we know</h2>
          <p>
            Before any change to this site is accepted, a test repeats each visit above in an empty browser and looks at
            everything that browser holds. If something new is left behind, the change is rejected until it is listed in
            this table. In a private window, another browser or another device, check for yourself.
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
              Delete single pages from your history, not all of it: an empty history can be noticed. Better yet, use a
              device the other person has never had access to.
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
