import type { Metadata } from 'next'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { PracticeBox, PracticeScript } from '@/components/emergency/practice-box'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

const path = '/emergency/practice'

export const metadata: Metadata = pageMetadata({
  title: 'Keys',
  description: 'Try the keys that leave this site, without leaving.',
  path,
  index: false,
})

export default function PracticePage() {
  return (
    <>
      <PracticeScript />
      <SiteFrame path={path}>
        <EmergencyTabs current="exit" />
        <div className="wrap emergency-body">
          <h1>Practice leaving</h1>
          <p className="lead">Do it a few times now, so your hands know it. Nothing is counted or kept.</p>
          <PracticeBox />
          <section className="grid gap-4" aria-labelledby="for-real-title">
            <h2 id="for-real-title">Then try it for real</h2>
            <p>
              Press Exit. You will see {new URL(site.exitUrl).host}. Try Back: a plain page. Then open a new tab and
              come back by typing the address. Try it on your phone too: it has no Esc key, but Exit is at the bottom,
              under your thumb.
            </p>
            <div className="callout callout-warning">
              <p>
                <b>Leaving is not hiding.</b> The browser’s history still lists this site. The router and the phone
                company can see its name, and spyware sees the screen. If that is your worry, use another device.
              </p>
            </div>
            <div className="row">
              <LinkButton look="line" href="/emergency">
                How Quick Exit works
              </LinkButton>
              <LinkButton look="line" href="/safety/traces">
                What stays on the device
              </LinkButton>
            </div>
          </section>
        </div>
      </SiteFrame>
    </>
  )
}
