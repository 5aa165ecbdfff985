import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PageBand } from '@/components/layout/page-band'
import { categoryScenes } from '@/components/layout/scene'
import { SiteFrame } from '@/components/layout/site-frame'
import { Blocks, DirectoryCrumbs, listSlugs } from '@/components/resources/blocks'
import { CategoryFilter, FilterLinks } from '@/components/resources/filter-links'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { NoResources, ResourceCards } from '@/components/resources/resource-card'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { SearchForm } from '@/components/resources/search-form'
import { StateAccordion } from '@/components/resources/state-accordion'
import { LinkButton } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { type StateCode, sortStates, stateSlug } from '@/lib/geography/states'
import { findCategoryPage, listCategoryPages } from '@/lib/resources/category-pages'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { countByState, getCategoryFilters, getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { featuredStates, getRecords, listEveryState, listStateSummaries, PAGE_CARDS } from '@/lib/resources/reads/watch'
import { type Category, readCategory } from '@/lib/resources/vocabulary'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { formatNumber } from '@/lib/text/format'

/** Links to each state's page, with its number of entries. */
function StateLinks({
  category,
  counts,
  label,
}: {
  category: Category
  counts: Map<StateCode, number>
  label: string
}) {
  return (
    <nav aria-label={label}>
      <ul className="columns-[11rem] gap-6">
        {sortStates(words().records.state).map((state) => (
          <li key={state}>
            <a className="tap" href={to(`/resources/${category}/in/${stateSlug(state)}`)}>
              {words().records.state(state)} <span className="num soft">{formatNumber(counts.get(state) ?? 0)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = PageProps<'/[locale]/resources/[category]'>

export function generateStaticParams() {
  return listCategoryPages().map(({ key }) => ({ category: key }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await setLanguage(params)
  const page = findCategoryPage((await params).category)
  if (!page) return {}
  return pageMetadata({
    title: words().directory.categoryPage.title({ name: page.name }),
    description: page.description,
    path: `/resources/${page.key}`,
  })
}

/** How many entries a phone shows before asking for more. */
const FIRST_CARDS = 6

export default async function CategoryPage({ params }: Props) {
  await setLanguage(params)
  const { category: key } = await params
  const page = findCategoryPage(key)
  if (!page) {
    const alias = readCategory(key)
    if (alias) permanentRedirect(to(`/resources/${alias.category}`))
    notFound()
  }
  const { category, blocks, hasStateAccordion } = page
  const [counts, byState, filters, list, records] = await Promise.all([
    getDirectoryCounts(),
    countByState(category),
    getCategoryFilters(category),
    listResources({ category, limit: PAGE_CARDS }),
    getRecords(listSlugs(blocks)),
  ])
  const [featured, all, [national]] = hasStateAccordion
    ? await Promise.all([
        listStateSummaries(category, featuredStates, 5),
        listEveryState(category),
        getRecords(['national-domestic-violence-hotline']).then((found) => [...found.values()]),
      ])
    : [[], [], []]
  const { directory, records: copy } = words()
  const w = directory.categoryPage
  return (
    <SiteFrame path={`/resources/${key}`}>
      <PageBand scene={categoryScenes[category]}>
        <DirectoryCrumbs below={[{ href: `/resources/${key}`, label: page.name }]} />
        <div className="wrap">
          <h1>{w.heading({ name: page.name })}</h1>
          <p className="lead max-sm:leading-normal">{page.lead}</p>
          <SearchForm id="category-search" label={page.searchLabel} filters={{ category }} />
          <CategoryFilter counts={counts.byCategory} selected={category} />
        </div>
      </PageBand>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <section className="section pt-1 sm:pt-5" aria-labelledby="list-title">
        <div className="wrap grid gap-2 sm:gap-6">
          <h2 id="list-title">{directory.firstToCall}</h2>
          {list.items.length === 0 ? (
            <NoResources title={copy.results.none} hint={directory.nothingHere} copy={copy} />
          ) : (
            <>
              <ResourceCards entries={list.items.slice(0, FIRST_CARDS)} copy={copy} />
              {list.items.length > FIRST_CARDS ? (
                <Fold summary={<h3>{w.more}</h3>}>
                  <ResourceCards entries={list.items.slice(FIRST_CARDS)} copy={copy} />
                </Fold>
              ) : null}
            </>
          )}
          <FilterLinks category={category} filters={filters} />
          <ResourceListData entries={list.items} path={`/resources/${key}`} />
          {list.next ? (
            <LinkButton variant="outline" className="w-fit" href={to(`/resources/search?category=${category}`)}>
              {w.seeAll({ count: counts.byCategory[category] })}
            </LinkButton>
          ) : null}
        </div>
      </section>
      <Blocks blocks={blocks} records={records} />
      {hasStateAccordion ? (
        <StateAccordion category={category} featured={featured} all={all} national={national ?? null} />
      ) : null}
      <section className="section" aria-labelledby="by-state-title">
        <div className="wrap grid gap-6">
          <Fold summary={<h2 id="by-state-title">{w.inYourState({ name: page.name })}</h2>}>
            <StateLinks category={category} counts={byState} label={w.byState({ name: page.name })} />
          </Fold>
        </div>
      </section>
    </SiteFrame>
  )
}
