import type { Metadata } from 'next'
import { listSlugs } from '@/components/resources/blocks'
import { ServiceCards } from '@/components/topics/service-cards'
import { TopicPage } from '@/components/topics/topic-page'
import { LinkButton } from '@/components/ui/link-button'
import { grantsCategoryCards, grantsPage } from '@/lib/resources/content/topic-grants'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: grantsPage.title,
  description: grantsPage.metaDescription,
  path: '/grants',
})

/** Its category cards stand before the lists that they lead to. */
const content = { ...grantsPage, blocks: grantsPage.blocks.filter((block) => block.id !== 'categories') }
const categories = grantsPage.blocks.find((block) => block.id === 'categories')

export default async function GrantsPage() {
  const records = await getRecords(listSlugs(content.blocks))
  return (
    <TopicPage
      content={content}
      path="/grants"
      category="financial-support"
      searchLabel="Search grants and financial help"
      records={records}
      isFromCopy={await isFromCopy()}
    >
      <section id="categories" className="section" aria-labelledby="categories-title">
        <div className="wrap grid gap-6">
          <h2 id="categories-title">{categories?.title}</h2>
          <p className="soft">{categories?.intro}</p>
          <ServiceCards cards={grantsCategoryCards} headingLevel="h3" />
          <LinkButton className="w-fit" href="/resources/financial-support#application-guidelines">
            Get Started with Your Application
          </LinkButton>
        </div>
      </section>
    </TopicPage>
  )
}
