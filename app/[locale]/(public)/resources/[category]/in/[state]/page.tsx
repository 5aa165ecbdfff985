import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { PageBand } from '@/components/layout/page-band'
import { categoryScenes } from '@/components/layout/scene'
import { Section } from '@/components/layout/section'
import { SiteFrame } from '@/components/layout/site-frame'
import { DirectoryCrumbs } from '@/components/resources/blocks'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { NoResources, ResourceCards } from '@/components/resources/resource-card'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { SearchForm } from '@/components/resources/search-form'
import { StatePdfLinks } from '@/components/resources/state-pdf-links'
import { LinkButton } from '@/components/ui/button'
import { findState, stateSlug } from '@/lib/geography/states'
import { findCategoryPage } from '@/lib/resources/category-pages'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { countByState, listResources } from '@/lib/resources/reads/queries'
import { PAGE_CARDS } from '@/lib/resources/reads/watch'
import { readCategory } from '@/lib/resources/vocabulary'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'

type Props = PageProps<'/[locale]/resources/[category]/in/[state]'>

const NATIONAL_CARDS = 6

/** Rendered on first request, then cached. */
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
  await setLanguage(props.params)
  const address = await readAddress(props)
  if (!address) return {}
  const { page, state, path } = address
  const w = words().directory.statePage
  return pageMetadata({
    title: w.title({ name: page.name, code: state }),
    description: w.description({ name: page.name, code: state }),
    path,
  })
}

export default async function StatePage(props: Props) {
  await setLanguage(props.params)
  const address = orNotFoundPage(await readAddress(props))
  const { page, category, state, path, isCanonical } = address
  if (!isCanonical) permanentRedirect(to(path))
  const { directory, records } = words()
  const w = directory.statePage
  const [counts, local, national] = await Promise.all([
    countByState(category),
    listResources({ category, state, limit: PAGE_CARDS }),
    listResources({ category, scope: 'national', limit: NATIONAL_CARDS }),
  ])
  const total = counts.get(state) ?? 0
  const hasLine = local.items.some((entry) => entry.phoneNumber)
  return (
    <SiteFrame path={path}>
      <PageBand scene={categoryScenes[category]}>
        <DirectoryCrumbs
          below={[
            { href: `/resources/${category}`, label: page.name },
            { href: path, label: records.state(state) },
          ]}
        />
        <div className="wrap">
          <h1>{w.heading({ name: page.name, code: state })}</h1>
          <p className="lead max-sm:leading-normal">
            {total > 0 ? w.serve({ count: total, code: state }) : w.none({ code: state })}
          </p>
          <SearchForm
            id="state-search"
            label={w.searchLabel({ label: page.searchLabel, code: state })}
            filters={{ category, state }}
          />
        </div>
      </PageBand>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <section className="section pt-2 sm:pt-8" aria-labelledby="local-title">
        <div className="wrap grid gap-3 sm:gap-6">
          {hasLine || category !== 'housing-shelter' ? null : (
            <div className="callout">
              <p>
                <b>{w.noLine({ code: state })}</b> {w.nationalAnswers}
              </p>
            </div>
          )}
          <h2 id="local-title">{w.local({ code: state })}</h2>
          {local.items.length === 0 ? (
            <NoResources title={records.results.none} hint={w.nothingHint} copy={records} />
          ) : (
            <ResourceCards entries={local.items} copy={records} />
          )}
          <ResourceListData entries={local.items} path={path} />
          {local.next ? (
            <LinkButton
              variant="outline"
              className="w-fit"
              href={to(`/resources/search?category=${category}&state=${state}`)}
            >
              {w.seeAll({ count: total, code: state })}
            </LinkButton>
          ) : null}
          <p>
            <a className="tap" href={to(`/help/${stateSlug(state)}`)}>
              {w.county}
            </a>
          </p>
          <StatePdfLinks state={state} />
        </div>
      </section>
      <Section name="national" title={w.national} isBand inner="grid gap-6">
        <ResourceCards entries={national.items} copy={records} />
      </Section>
    </SiteFrame>
  )
}
