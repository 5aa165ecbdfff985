import type { Metadata } from 'next'
import { HotlineList } from '@/components/resources/hotline-list'
import { SearchForm } from '@/components/resources/search-form'
import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { SiteFrame } from './site-frame'

export function describeMissingPage(): Metadata {
  const { title, description } = words().layout.missing
  return { title: { absolute: `${title} - ${site.name}` }, description, robots: { index: false } }
}

/** The 404 page. */
export function MissingPage() {
  const { missing, home } = words().layout
  return (
    <SiteFrame path="/404" scene="crossing">
      <section className="section">
        <div className="wrap grid gap-8 lg:grid-cols-2 lg:gap-12">
          <div className="grid gap-6 content-start">
            <h1>{missing.heading}</h1>
            <p className="lead">{missing.lead}</p>
            <SearchForm id="missing-search" label={missing.search} />
            <div className="row">
              <LinkButton href={to('/resources')}>{missing.all}</LinkButton>
              <LinkButton look="line" href={to('/')}>
                {home}
              </LinkButton>
            </div>
          </div>
          <HotlineList />
        </div>
      </section>
    </SiteFrame>
  )
}
