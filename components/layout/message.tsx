import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { HotlineList } from '@/components/resources/hotline-list'
import { SearchForm } from '@/components/resources/search-form'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { LoadProblem } from './load-problem'
import { ExitScript } from './page-script'
import { SiteFrame } from './site-frame'

/** The content of a page that has only one thing to say. */
export function Message({ className, title, children }: { className: string; title: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className={`wrap ${className}`}>
        <Bloom size={72} />
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}

/** A whole page, in place of one that there is no room to make at the moment: whom to call, and a link to try again. */
export function BusyPage({ nonce }: { nonce?: string }) {
  return (
    <div data-still="">
      <ExitScript nonce={nonce} />
      <LoadProblem copy={words().busy} />
    </div>
  )
}

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
              <LinkButton variant="outline" href={to('/')}>
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
