import type { Metadata } from 'next'
import { Timeline } from '@/components/about/timeline'
import { Section } from '@/components/layout/section'
import { SiteFrame } from '@/components/layout/site-frame'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { Figures } from '@/components/topics/topic-page'
import { LinkButton } from '@/components/ui/button'
import { CardIcon } from '@/components/ui/card-icon'
import { home } from '@/lib/resources/content/home'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { type DirectoryCounts, getDirectoryCounts } from '@/lib/resources/reads/queries'
import { categories } from '@/lib/resources/vocabulary'
import { type AboutCard, about } from '@/lib/site/about/about'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'
import type { ShownFigure } from '@/lib/text/content/cards'
import { formatNumber } from '@/lib/text/format'

function AboutCards({ cards, columns }: { cards: AboutCard[]; columns: 'grid-3' | 'grid-4' }) {
  return (
    <ul className={columns}>
      {cards.map(({ title, text, icon, href }) => (
        <li key={title} className="card max-w-none">
          <CardIcon name={icon} />
          <h3 className="text-[1.2rem]">{href ? <a href={to(href)}>{title}</a> : title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}

export async function generateMetadata({ params }: PageProps<'/[locale]/about'>): Promise<Metadata> {
  await setLanguage(params)
  const { title, description } = words().about
  return pageMetadata({ title, description: description({ name: site.name }), path: '/about' })
}

/** Counted in the directory whenever it changes. */
function listStatistics({ byCategory, total, states }: DirectoryCounts): ShownFigure[] {
  const w = words().about
  return [
    ...categories.map((category) => ({
      value: formatNumber(byCategory[category]),
      label: w.counts[category],
      href: `/resources/${category}`,
    })),
    { value: formatNumber(total), label: w.total, note: w.totalNote({ states }), href: '/resources' },
  ]
}

const { nonprofit } = site.giving

export default async function AboutPage({ params }: PageProps<'/[locale]/about'>) {
  await setLanguage(params)
  const counts = await getDirectoryCounts()
  const w = words().about
  const { lead, coreValues, impactAreas, listTimeline, mission, vision } = choose(about)
  return (
    <SiteFrame path="/about" scene="help">
      <OlderCopyNotice isShown={await isFromCopy()} />
      <section className="topic-hero">
        <div className="wrap grid gap-5">
          <h1>{w.heading({ name: site.name })}</h1>
          <p className="lead">{lead}</p>
          <div className="row">
            <LinkButton href={to('/resources')}>{w.explore}</LinkButton>
            <LinkButton variant="outline" href={to('/contact')}>
              {w.join}
            </LinkButton>
          </div>
        </div>
      </section>
      <Section name="counts" title={w.inDirectory} inner="grid gap-6">
        <Figures figures={listStatistics(counts)} />
        <p>
          <a className="tap" href={to('/about/freshness')}>
            {w.freshByState}
          </a>
        </p>
        <p className="soft">
          {w.compiled}{' '}
          <a href="https://www.geonames.org/" rel="noopener noreferrer">
            GeoNames
          </a>{' '}
          (
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener noreferrer">
            CC BY 4.0
          </a>
          ).
        </p>
      </Section>
      <section className="section band" aria-label={w.missionLabel}>
        <div className="wrap grid-2">
          {[mission, vision].map(({ title, text }) => (
            <div key={title} className="grid gap-3 content-start">
              <h2>{title}</h2>
              <p className="lead">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <Section name="values" title={w.values}>
        <AboutCards cards={coreValues} columns="grid-3" />
      </Section>
      <Section name="areas" title={w.areas} lead={w.areasLead} isBand>
        <AboutCards cards={impactAreas} columns="grid-4" />
      </Section>
      <Section name="why" title={w.why} lead={w.whyLead}>
        <div className="[&_.figs]:lg:grid-cols-4">
          <Figures figures={choose(home).missionFigures} />
        </div>
      </Section>
      <Section name="timeline" title={w.timeline} isBand>
        <Timeline entries={listTimeline(site.founded)} />
      </Section>
      <Section name="join" title={w.joinTitle} inner="grid gap-5">
        <p>
          {nonprofit ? w.nonprofit({ name: nonprofit.legalName, status: nonprofit.status }) : null}
          {w.tellUs}
        </p>
        <div className="row">
          <LinkButton href={to('/contact')}>{w.join}</LinkButton>
          <LinkButton variant="outline" href={to('/resources')}>
            {w.explore}
          </LinkButton>
          <LinkButton variant="outline" href={to('/about/open-data')}>
            {w.openData}
          </LinkButton>
        </div>
      </Section>
    </SiteFrame>
  )
}
