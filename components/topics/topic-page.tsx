import type { ReactNode } from 'react'
import { categoryScenes } from '@/components/layout/scene'
import { SiteFrame } from '@/components/layout/site-frame'
import { Blocks } from '@/components/resources/blocks'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { SearchForm } from '@/components/resources/search-form'
import { CardIcon } from '@/components/ui/card-icon'
import { Fold } from '@/components/ui/fold'
import type { ServiceCard, TopicPage as TopicContent } from '@/lib/resources/content/section'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Category } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import './figures.css'
import { SourceLink } from '@/components/ui/source-link'
import { localizeSource } from '@/lib/site/language/format'
import type { ShownFigure } from '@/lib/text/content/cards'

/** Numbers, each with its source. */
export function Figures({ figures }: { figures: readonly ShownFigure[] }) {
  return (
    <ul className="figs">
      {figures.map((figure) => (
        <li key={figure.value} className="fig">
          <b className="num">{figure.value}</b>
          <span>{figure.href ? <a href={to(figure.href)}>{figure.label}</a> : figure.label}</span>
          {figure.note ? <span className="text-[0.95rem]">{figure.note}</span> : null}
          {figure.source ? <SourceLink source={localizeSource(figure.source)} copy={words().records} /> : null}
        </li>
      ))}
    </ul>
  )
}

export function ServiceCards({
  cards,
  headingLevel: Heading = 'h2',
}: {
  cards: readonly ServiceCard[]
  headingLevel?: 'h2' | 'h3'
}) {
  return (
    <ul className="grid-4 max-sm:gap-3">
      {cards.map((card) => (
        <li
          key={card.title}
          className="card max-w-none max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center max-sm:gap-y-1"
        >
          <CardIcon name={card.icon} />
          <Heading className="text-[1.2rem]">
            <a href={to(card.href)}>{card.title}</a>
          </Heading>
          <p className="soft max-sm:col-span-2">{card.text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Search in one category, whom to call first, four links, figures, then the page's own content. */
export function TopicPage({
  content,
  path,
  category,
  searchLabel,
  records,
  isFromCopy,
  children,
}: {
  content: TopicContent
  path: string
  category: Category
  searchLabel: string
  records: Map<string, ResourceDto>
  isFromCopy: boolean
  children: ReactNode
}) {
  const w = words().directory.topic
  return (
    <SiteFrame path={path} scene={categoryScenes[category]}>
      <section className="topic-hero">
        <div className="wrap grid gap-5">
          <h1>{content.title}</h1>
          <p className="lead">{content.lead}</p>
          <SearchForm id="topic-search" label={searchLabel} filters={{ category }} />
        </div>
      </section>
      <OlderCopyNotice isShown={isFromCopy} />
      {children}
      <section className="section pt-0" aria-label={w.start}>
        <div className="wrap">
          <ServiceCards cards={content.cards} />
        </div>
      </section>
      {content.figures.length > 0 ? (
        <section className="section band py-6 lg:py-14" aria-labelledby="figures-title">
          <div className="wrap">
            <Fold summary={<h2 id="figures-title">{w.figures}</h2>}>
              <Figures figures={content.figures} />
            </Fold>
          </div>
        </section>
      ) : null}
      <Blocks blocks={content.blocks} records={records} />
    </SiteFrame>
  )
}
