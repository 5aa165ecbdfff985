import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { HelpItem } from '@/components/location/help-item'
import { CallNowAside, InLanguage, NationalLine, NoStateLine } from '@/components/location/national-line'
import { FindCountyForm } from '@/components/location/place-form'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { StatePdfLinks } from '@/components/resources/state-pdf-links'
import { countyPath, listCounties } from '@/lib/geography/counties'
import { findState, type StateCode, stateName, stateSlug } from '@/lib/geography/states'
import { getStateLines } from '@/lib/resources/counties/county-help'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { isStateLine } from '@/lib/resources/states/state-line'
import { categories } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'

type Props = PageProps<'/[locale]/help/[state]'>

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

async function readState({ params }: Props): Promise<{ state: StateCode; path: string; isCanonical: boolean } | null> {
  const word = decodeURIComponent((await params).state)
  const state = findState(word)
  return state ? { state, path: `/help/${stateSlug(state)}`, isCanonical: word === stateSlug(state) } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await setLanguage(props.params)
  const found = await readState(props)
  if (!found) return {}
  const { title, description } = words().help.state
  return pageMetadata({
    title: title({ code: found.state }),
    description: description({ code: found.state }),
    path: found.path,
  })
}

export default async function StateHelpPage(props: Props) {
  await setLanguage(props.params)
  const found = orNotFoundPage(await readState(props))
  const { state, path, isCanonical } = found
  if (!isCanonical) permanentRedirect(to(path))
  const w = words().help.state
  const { records } = words()
  const lines = await getStateLines(state)
  const counties = listCounties(state)
  return (
    <SiteFrame path={path} scene="help">
      <OlderCopyNotice isShown={await isFromCopy()} />
      <Breadcrumbs
        crumbs={[
          { href: '/help', label: words().help.nearYou },
          { href: path, label: records.state(state) },
        ]}
      />
      <div className="wrap grid help-head">
        <h1>{w.heading({ code: state })}</h1>
        <NationalLine />
        <p>{w.lead({ code: state })}</p>
      </div>
      <div className="wrap help-grid">
        <div className="help-main">
          <FindCountyForm state={state} />
          <section className="help-part" aria-labelledby="lines">
            <h2 id="lines">{w.lines({ code: state })}</h2>
            {lines.some(isStateLine) ? null : <NoStateLine state={state} />}
            {lines.length === 0 ? null : (
              <ul className="entry-rows">
                {lines.map((entry) => (
                  <HelpItem key={entry.id} entry={entry} isToCall />
                ))}
              </ul>
            )}
            <p>
              <a className="tap" href={to(`/legal-education/states/${stateSlug(state)}`)}>
                {w.rights({ code: state })}
              </a>
            </p>
            <ResourceListData entries={lines} path={to(path)} />
          </section>
          <section className="help-part" aria-labelledby="counties">
            <h2 id="counties">{w.chooseCounty({ code: state })}</h2>
            <ul className="county-links">
              {counties.map((county) => (
                <li key={county.fips}>
                  <a href={to(countyPath(county))}>
                    {counties.some((other) => other.name === county.name && other.fips !== county.fips)
                      ? county.fullName
                      : county.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <CallNowAside>
          <h2 className="text-[1.25rem]">{w.allOf({ code: state })}</h2>
          <ul className="grid gap-1">
            {categories.map((category) => (
              <li key={category}>
                <a className="tap" href={to(`/resources/${category}/in/${stateSlug(state)}`)}>
                  {words().directory.categories[category]}
                </a>
              </li>
            ))}
            <li>
              <a className="tap" href={to(`/help-now/${stateSlug(state)}`)}>
                {w.textPage}
              </a>
            </li>
          </ul>
          <InLanguage near={stateName(state)} />
          <StatePdfLinks state={state} />
          <p>
            <a className="tap" href={to(`/advocates/${stateSlug(state)}`)}>
              {words().help.county.helpers}
            </a>
          </p>
        </CallNowAside>
      </div>
    </SiteFrame>
  )
}
