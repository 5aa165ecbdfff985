import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { NoResources, ResourceCards } from '@/components/resources/resource-card'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { SearchForm } from '@/components/resources/search-form'
import { StatePdfLinks } from '@/components/resources/state-pdf-links'
import { LinkButton } from '@/components/ui/link-button'
import { findState, stateName, stateSlug } from '@/lib/geography/states'
import { findCategoryPage } from '@/lib/resources/category-pages'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { PAGE_CARDS } from '@/lib/resources/reads/page-reads'
import { countByState, listResources } from '@/lib/resources/reads/queries'
import { readCategory } from '@/lib/resources/vocabulary'
import { pageMetadata } from '@/lib/site/page-metadata'
import { formatCount } from '@/lib/text/format'

interface Props {
  params: Promise<{ category: string; state: string }>
}

const NATIONAL_CARDS = 6

/** Made when first asked for, then kept. */
export function generateStaticParams() {
  return []
}

async function readAddress({ params }: Props) {
  const { category: key, state: word } = await params
  const known = readCategory(key)
  const state = findState(decodeURIComponent(word))
  if (!known || !state) return null
  const page = findCategoryPage(known.category)
  if (!page) return null
  const path = `/resources/${known.category}/in/${stateSlug(state)}`
  return { page, category: known.category, state, path, isCanonical: path === `/resources/${key}/in/${word}` }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const address = await readAddress(props)
  if (!address) return {}
  const { page, state, path } = address
  return pageMetadata({
    title: `${page.name} Resources in ${stateName(state)}`,
    description: `${page.name} in ${stateName(state)}: who to call, what they do and when each entry was last checked.`,
    path,
  })
}

export default async function StatePage(props: Props) {
  const address = await readAddress(props)
  if (!address) notFound()
  const { page, category, state, path, isCanonical } = address
  if (!isCanonical) permanentRedirect(path)
  const name = stateName(state)
  const [counts, local, national] = await Promise.all([
    countByState(category),
    listResources({ category, state, limit: PAGE_CARDS }),
    listResources({ category, scope: 'national', limit: NATIONAL_CARDS }),
  ])
  const total = counts.get(state) ?? 0
  const hasLine = local.items.some((entry) => entry.phoneNumber)
  return (
    <SiteFrame path={path}>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <Breadcrumbs
        crumbs={[
          { href: '/resources', label: 'All Resources' },
          { href: `/resources/${category}`, label: page.name },
          { href: path, label: name },
        ]}
      />
      <section className="section pt-4" aria-labelledby="local-title">
        <div className="wrap grid gap-6">
          <h1>
            {page.name} in {name}
          </h1>
          <p className="lead">
            {total > 0
              ? `${formatCount(total, 'entry serves', 'entries serve')} ${name}. Call before you go: hours and openings change.`
              : `We know of no entry in ${name} yet. The national services below serve ${name} too.`}
          </p>
          <SearchForm id="state-search" label={`${page.searchLabel} in ${name}`} filters={{ category, state }} />
          {hasLine || category !== 'housing-shelter' ? null : (
            <div className="callout">
              <p>
                <b>We know of no local line in {name}.</b> The national hotline below answers day and night for every
                state and territory.
              </p>
            </div>
          )}
          <h2 id="local-title">In {name}</h2>
          {local.items.length === 0 ? (
            <NoResources
              title="No resources found"
              hint="No resources available in this category. See the national services below, or search for something else."
            />
          ) : (
            <ResourceCards entries={local.items} />
          )}
          <ResourceListData entries={local.items} path={path} />
          {local.next ? (
            <LinkButton look="line" className="w-fit" href={`/resources/search?category=${category}&state=${state}`}>
              See all {formatCount(total, 'entry', 'entries')} in {name}
            </LinkButton>
          ) : null}
          <p>
            <a className="tap" href={`/help/${stateSlug(state)}`}>
              See who helps in your county
            </a>
          </p>
          <StatePdfLinks state={state} />
        </div>
      </section>
      <section className="section band" aria-labelledby="national-title">
        <div className="wrap grid gap-6">
          <h2 id="national-title">Nationwide</h2>
          <ResourceCards entries={national.items} />
        </div>
      </section>
    </SiteFrame>
  )
}
