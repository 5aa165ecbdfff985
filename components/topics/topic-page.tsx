import type { ReactNode } from 'react'
import type { SceneName } from '@/components/layout/scene'
import { SiteFrame } from '@/components/layout/site-frame'
import { Blocks } from '@/components/resources/blocks'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { SearchForm } from '@/components/resources/search-form'
import { Fold } from '@/components/ui/fold'
import type { TopicPage as TopicContent } from '@/lib/resources/content/section'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Category } from '@/lib/resources/vocabulary'
import { words } from '@/lib/site/language/words'
import { Figures } from './figures'
import { ServiceCards } from './service-cards'

const sceneOf: Record<Category, SceneName> = {
  'housing-shelter': 'housing',
  'womens-health': 'health',
  'rights-advocacy': 'rights',
  'financial-support': 'money',
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
    <SiteFrame path={path} scene={sceneOf[category]}>
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
