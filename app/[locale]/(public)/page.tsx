import { Section } from '@/components/layout/section'
import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/forms/forms.css'
import '@/components/ui/sonner.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Hero } from '@/components/home/hero'
import { Mission } from '@/components/home/mission'
import { Overview } from '@/components/home/overview'
import { JsonLd } from '@/components/layout/json-ld'
import { SiteFrame } from '@/components/layout/site-frame'
import { NewsTeaser } from '@/components/news/news-teaser'
import { NewsletterSection } from '@/components/newsletter/newsletter-section'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { Figures } from '@/components/topics/topic-page'
import { BloomDivider } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { TextList } from '@/components/ui/texts'
import { isMailOn } from '@/lib/mail/configured'
import { listTeaserNews } from '@/lib/news/queries'
import { type HomeSection as Content, home } from '@/lib/resources/content/home'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { categories } from '@/lib/resources/vocabulary'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

/** One of Home's two help sections: a heading, three points, then links. */
function HomeSection({ id, content, children }: { id: string; content: Content; children: ReactNode }) {
  return (
    <section id={id} className="card max-sm:gap-1.5" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-[1.5rem] lg:text-[1.7rem]">
        {content.heading}
      </h2>
      <p className="soft">{content.lead}</p>
      <Fold summary={<h3>{words().home.points}</h3>}>
        <div className="prose">
          <TextList texts={content.points} />
        </div>
      </Fold>
      <div className="row mt-auto gap-y-1">{children}</div>
    </section>
  )
}

/** Replaces the news on pages in other languages, because the stories are in English. */
function NewsInEnglish() {
  const w = words().home.newsInEnglish
  return (
    <Section id="news" name="news" title={w.title} inner="grid gap-4">
      <p>
        <a className="tap" href={to('/news')}>
          {w.read}
        </a>
      </p>
    </Section>
  )
}

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  await setLanguage(params)
  return pageMetadata({ title: site.name, description: words().site.description, path: '/' })
}

const OVERVIEW_ENTRIES = 4

export default async function HomePage({ params }: PageProps<'/[locale]'>) {
  await setLanguage(params)
  const [counts, news, ...lists] = await Promise.all([
    getDirectoryCounts(),
    listTeaserNews(6),
    ...categories.map((category) => listResources({ category, withoutFacilities: true, limit: OVERVIEW_ENTRIES })),
  ])
  const overviews = categories.map((category, index) => ({
    category,
    count: counts.byCategory[category],
    entries: lists[index]?.items ?? [],
  }))
  const { home: w, site: copy } = words()
  const { healthSection, shelterSection, staticFigures } = choose(home)
  return (
    <SiteFrame path="/">
      <JsonLd
        data={{
          '@type': 'NGO',
          name: site.name,
          url: `${site.url}${to('/').replace(/\/$/, '')}`,
          description: copy.description,
          areaServed: 'US',
        }}
      />
      <Hero line={localizedHotline('domestic-violence')}>
        <LinkButton variant="outline" href="#newsletter">
          {w.hero.newsletter}
        </LinkButton>
      </Hero>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <Section id="resources" name="resources" title={w.start.title} lead={w.start.lead} isBand>
        <Overview overviews={overviews} />
      </Section>
      <div className="section wrap grid-2">
        <HomeSection id="shelter" content={shelterSection}>
          <LinkButton href={to('/resources/housing-shelter')}>{w.shelter}</LinkButton>
          <a className="tap" href={to('/resources')}>
            {w.all}
          </a>
          <LinkButton variant="outline" href={to('/guides/my-plan.pdf')} target="_blank" rel="noopener">
            {w.plan}
            <span className="sr-only">{w.newTab}</span>
          </LinkButton>
        </HomeSection>
        <HomeSection id="womens-health" content={healthSection}>
          <LinkButton href={to('/resources/womens-health')}>{w.health}</LinkButton>
        </HomeSection>
      </div>
      <section className="section band py-6 lg:py-14" aria-label={w.figures}>
        <div className="wrap">
          <Fold summary={<h2>{w.figures}</h2>}>
            <Figures figures={staticFigures} />
          </Fold>
        </div>
      </section>
      <Mission />
      {choose({
        en: <NewsTeaser news={news} ownPrefix={`${site.url}/news/`} now={Date.now()} />,
        es: <NewsInEnglish />,
      })}
      <NewsletterSection name={site.name} isMailOn={isMailOn()} />
      <BloomDivider />
    </SiteFrame>
  )
}
