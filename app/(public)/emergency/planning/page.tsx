import type { Metadata } from 'next'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { PlanBuilder } from '@/components/emergency/plan-builder'
import { SiteFrame } from '@/components/layout/site-frame'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { SourceLink } from '@/components/ui/source-link'
import { beforeYouBegin, goBag, safetyPlanSources } from '@/lib/resources/content/safety-plan'
import { branchSources } from '@/lib/safety/content/plan-branches'
import { pageMetadata } from '@/lib/site/page-metadata'
import { hotline } from '@/lib/site/site'

const path = '/emergency/planning'

export const metadata: Metadata = pageMetadata({
  title: 'Planning',
  description: 'Lists to read, check off and print, and a plan of your own that stays with you.',
  path,
})

const sources = [...new Map([...safetyPlanSources, ...branchSources].map((source) => [source.url, source])).values()]

export default function PlanningPage() {
  const { phone } = hotline('domestic-violence')
  return (
    <SiteFrame path={path} isLive>
      <EmergencyTabs current="planning" />
      <div className="wrap emergency-body">
        <h1>Safety planning</h1>
        <p className="lead">Use what fits, skip what doesn’t. You know your situation best.</p>
        <details className="callout more">
          <summary>
            <b>{beforeYouBegin.title}</b>
            <Icon name="chevron-down" className="chevron" />
          </summary>
          <p>{beforeYouBegin.intro}</p>
          <ul className="points">
            {beforeYouBegin.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
        <noscript>
          <p className="callout">
            JavaScript is off in this browser. You can read the lists and print this page, or print the paper plan below
            and write on it. A plan of your own on this page needs JavaScript.
          </p>
        </noscript>
        <PlanBuilder helpline={phone ? { number: phone } : null} />
      </div>
      <section className="section band" aria-labelledby="bag-title">
        <div className="wrap grid gap-5">
          <h2 id="bag-title">{goBag.title}</h2>
          <p className="lead">{goBag.intro}</p>
          <div className="grid-4">
            {goBag.groups.map(({ title, items }) => (
              <div key={title} className="grid content-start gap-2">
                <h3>{title}</h3>
                <ul className="points">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="paper-title">
        <div className="wrap grid gap-4">
          <h2 id="paper-title">Print everything</h2>
          <p>The lists with room to write, as a PDF that opens in the browser. Its name is “my-plan.pdf”.</p>
          <LinkButton look="line" className="w-fit" href="/guides/my-plan.pdf">
            <Icon name="download" size={18} /> Open the paper plan (PDF)
          </LinkButton>
          <p className="soft">The lists above are adapted from:</p>
          <ul className="grid gap-1">
            {sources.map((source) => (
              <li key={source.url}>
                <SourceLink source={source} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </SiteFrame>
  )
}
