import '@/components/emergency/emergency.css'
import type { Metadata } from 'next'
import { HotlineLines } from '@/components/emergency/hotline-lines'
import { QuickExitBanner } from '@/components/emergency/quick-exit-banner'
import { SiteFrame } from '@/components/layout/site-frame'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { safetyPlanLists } from '@/lib/resources/content/safety-plan'
import { pageMetadata } from '@/lib/site/page-metadata'
import { hotlines } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'

const path = '/offline'

export const metadata: Metadata = pageMetadata({
  title: 'Offline',
  description: 'Phone lines and lists that can be read without a connection.',
  path,
  index: false,
})

/** What the service worker shows in place of any page, under that page's own address. */
export default function OfflinePage() {
  return (
    <SiteFrame path={path}>
      <div className="wrap emergency-top">
        <QuickExitBanner />
      </div>
      <div className="wrap emergency-body">
        <h1>No connection</h1>
        <p className="lead">
          The page you asked for could not be loaded. Calls and texts need no internet: these lines answer day and
          night.
        </p>
        <div className="callout callout-warning">
          <p>
            <b>In danger right now?</b> Call 911. If you cannot speak, stay on the line. In many places you can text 911
            instead.
          </p>
          <div className="row">
            <LinkButton look="crisis" href={telLink('911')}>
              Call <span className="num">911</span>
            </LinkButton>
            <LinkButton look="line" href={smsLink('911')}>
              Text <span className="num">911</span>
            </LinkButton>
          </div>
        </div>
        <HotlineLines lines={hotlines} />
        <div className="row">
          {/* The address in the browser is still that of the page she asked for. */}
          <LinkButton look="line" href="">
            Try again
          </LinkButton>
          <LinkButton look="line" href="/emergency">
            Emergency tools, if you kept them here
          </LinkButton>
        </div>
      </div>
      <section className="section band" aria-labelledby="lists-title">
        <div className="wrap grid gap-5">
          <h2 id="lists-title">Safety lists</h2>
          <p className="lead">Use what fits, skip what doesn’t. You know your situation best.</p>
          <div className="accordion">
            {safetyPlanLists.map(({ id, title, intro, steps }) => (
              <details key={id} open>
                <summary>
                  <span>{title}</span>
                  <Icon name="chevron-down" className="chevron" />
                </summary>
                <div className="panel">
                  <p className="soft">{intro}</p>
                  <ul className="points">
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ul>
                </div>
              </details>
            ))}
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
