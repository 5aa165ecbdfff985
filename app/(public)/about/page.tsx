import type { Metadata } from 'next'
import { AboutCards } from '@/components/about/about-cards'
import { Timeline } from '@/components/about/timeline'
import { SiteFrame } from '@/components/layout/site-frame'
import { Figures, type ShownFigure } from '@/components/topics/figures'
import { LinkButton } from '@/components/ui/link-button'
import { missionFigures } from '@/lib/resources/content/home'
import { type DirectoryCounts, getDirectoryCounts } from '@/lib/resources/reads/queries'
import { aboutLead, coreValues, impactAreas, listTimeline, mission, vision } from '@/lib/site/about/content/about'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'
import { formatNumber } from '@/lib/text/format'

export const metadata: Metadata = pageMetadata({
  title: 'About',
  description: `What ${site.name} is, what it stands for, and how to get involved.`,
  path: '/about',
})

/** Counted in the directory each time it changes. */
function listStatistics({ byCategory, total, states }: DirectoryCounts): ShownFigure[] {
  return [
    {
      value: formatNumber(byCategory['housing-shelter']),
      label: 'housing resources',
      href: '/resources/housing-shelter',
    },
    {
      value: formatNumber(byCategory['womens-health']),
      label: 'healthcare organizations',
      href: '/resources/womens-health',
    },
    {
      value: formatNumber(byCategory['rights-advocacy']),
      label: 'advocacy and legal organizations',
      href: '/resources/rights-advocacy',
    },
    {
      value: formatNumber(byCategory['financial-support']),
      label: 'funding sources',
      href: '/resources/financial-support',
    },
    {
      value: formatNumber(total),
      label: 'entries in all',
      note: `In ${formatNumber(states)} states, districts and territories. Each entry shows where it comes from.`,
      href: '/resources',
    },
  ]
}

const { nonprofit } = site.giving

export default async function AboutPage() {
  const counts = await getDirectoryCounts()
  return (
    <SiteFrame path="/about">
      <section className="topic-hero">
        <div className="wrap grid gap-5">
          <h1>About {site.name}</h1>
          <p className="lead">{aboutLead}</p>
          <div className="row">
            <LinkButton href="/resources">Explore Resources</LinkButton>
            <LinkButton look="line" href="/contact">
              Get Involved
            </LinkButton>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="counts-title">
        <div className="wrap grid gap-6">
          <h2 id="counts-title">What is in the directory</h2>
          <Figures figures={listStatistics(counts)} />
          <p>
            <a className="tap" href="/about/freshness">
              How fresh our facts are, by state
            </a>
          </p>
          <p className="soft">
            Compiled from public lists: HRSA, SAMHSA, the Office of Head Start, HUD, the VA, the Indian Health Service,
            the LIHEAP Clearinghouse, state coalitions against violence, the Legal Services Corporation, regional food
            banks and others, much of it through the SUCCURRO data set. Each entry names its own source. Counties and
            towns: U.S. Census Bureau and{' '}
            <a href="https://www.geonames.org/" rel="noreferrer">
              GeoNames
            </a>{' '}
            (
            <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noreferrer">
              CC BY 4.0
            </a>
            ).
          </p>
        </div>
      </section>
      <section className="section band" aria-label="Mission and vision">
        <div className="wrap grid-2">
          {[mission, vision].map(({ title, text }) => (
            <div key={title} className="grid gap-3 content-start">
              <h2>{title}</h2>
              <p className="lead">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="section" aria-labelledby="values-title">
        <div className="wrap">
          <h2 id="values-title" className="head">
            Our commitments
          </h2>
          <AboutCards cards={coreValues} columns="grid-3" />
        </div>
      </section>
      <section className="section band" aria-labelledby="areas-title">
        <div className="wrap">
          <div className="head">
            <h2 id="areas-title">Where we work</h2>
            <p className="soft">Four kinds of help, in every state, DC and five territories.</p>
          </div>
          <AboutCards cards={impactAreas} columns="grid-4" />
        </div>
      </section>
      <section className="section" aria-labelledby="why-title">
        <div className="wrap">
          <div className="head">
            <h2 id="why-title">Why it matters</h2>
            <p className="soft">Each number, with its source and year.</p>
          </div>
          <div className="[&_.figs]:lg:grid-cols-4">
            <Figures figures={missionFigures} />
          </div>
        </div>
      </section>
      <section className="section band" aria-labelledby="timeline-title">
        <div className="wrap">
          <h2 id="timeline-title" className="head">
            How we got here, and what comes next
          </h2>
          <Timeline entries={listTimeline(site.founded)} />
        </div>
      </section>
      <section className="section" aria-labelledby="join-title">
        <div className="wrap grid gap-5">
          <h2 id="join-title">Get involved</h2>
          <p>
            {nonprofit ? `${nonprofit.legalName} is a ${nonprofit.status}. ` : null}Tell us about a missing service, a
            wrong number, or a language you can help with. Partner with us, or volunteer.
          </p>
          <div className="row">
            <LinkButton href="/contact">Get Involved</LinkButton>
            <LinkButton look="line" href="/resources">
              Explore Resources
            </LinkButton>
            <LinkButton look="line" href="/about/open-data">
              The directory as open data
            </LinkButton>
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
