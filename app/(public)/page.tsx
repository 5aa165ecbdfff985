import '@/components/forms/forms.css'
import '@/components/ui/toaster.css'
import type { Metadata } from 'next'
import { Hero } from '@/components/home/hero'
import { HomeSection } from '@/components/home/home-section'
import { Mission } from '@/components/home/mission'
import { Overview } from '@/components/home/overview'
import { JsonLd } from '@/components/layout/json-ld'
import { SiteFrame } from '@/components/layout/site-frame'
import { NewsTeaser } from '@/components/news/news-teaser'
import { NewsletterSection } from '@/components/newsletter/newsletter-section'
import { Figures } from '@/components/topics/figures'
import { BloomDivider } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'
import { isMailOn } from '@/lib/mail/configured'
import { listNews } from '@/lib/news/queries'
import { healthSection, shelterSection, staticFigures } from '@/lib/resources/content/home'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { categories } from '@/lib/resources/vocabulary'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({ title: site.name, description: site.description, path: '/' })

const OVERVIEW_ENTRIES = 4

export default async function HomePage() {
  const [counts, news, ...lists] = await Promise.all([
    getDirectoryCounts(),
    listNews({ topic: 'all', q: '', limit: 6 }),
    ...categories.map((category) => listResources({ category, withoutFacilities: true, limit: OVERVIEW_ENTRIES })),
  ])
  const overviews = categories.map((category, index) => ({
    category,
    count: counts.byCategory[category],
    entries: lists[index]?.items ?? [],
  }))
  return (
    <SiteFrame path="/">
      <JsonLd
        data={{ '@type': 'NGO', name: site.name, url: site.url, description: site.description, areaServed: 'US' }}
      />
      <Hero />
      <section id="resources" className="section band" aria-labelledby="resources-title">
        <div className="wrap">
          <div className="head">
            <h2 id="resources-title">Where to start</h2>
            <p className="soft">Four kinds of help, with the lines to call first.</p>
          </div>
          <Overview overviews={overviews} />
        </div>
      </section>
      <div className="section wrap grid-2">
        <HomeSection id="shelter" content={shelterSection}>
          <LinkButton href="/resources/housing-shelter">Find shelter</LinkButton>
          <LinkButton look="line" href="/guides/my-plan.pdf" target="_blank" rel="noopener">
            Safety planning guide (PDF)<span className="sr-only">, opens a new tab</span>
          </LinkButton>
          <a className="tap" href="/resources">
            All resources
          </a>
        </HomeSection>
        <HomeSection id="womens-health" content={healthSection}>
          <LinkButton href="/resources/womens-health">Find health care</LinkButton>
        </HomeSection>
      </div>
      <section className="section band" aria-label="In numbers">
        <div className="wrap">
          <Figures figures={staticFigures} />
        </div>
      </section>
      <Mission />
      <NewsTeaser news={news} ownPrefix={`${site.url}/news/`} now={Date.now()} />
      <NewsletterSection name={site.name} isMailOn={isMailOn()} />
      <BloomDivider />
    </SiteFrame>
  )
}
