import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { HotlineList } from '@/components/resources/hotline-list'
import { SearchForm } from '@/components/resources/search-form'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'
import { site } from '@/lib/site/site'

export const metadata: Metadata = {
  title: { absolute: `Page Not Found - ${site.name}` },
  robots: { index: false },
}

export default function NotFound() {
  return (
    <SiteFrame path="/404">
      <section className="section">
        <div className="wrap grid gap-6">
          <Bloom size={96} />
          <h1>404 Page Not Found</h1>
          <p className="lead">There is nothing at this address. The help is still here.</p>
          <SearchForm id="missing-search" label="What do you need, or where are you?" />
          <HotlineList />
          <div className="row">
            <LinkButton href="/resources">All resources</LinkButton>
            <LinkButton look="line" href="/">
              Home
            </LinkButton>
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
