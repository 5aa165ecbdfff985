import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { CallNowAside } from '@/components/location/call-now-aside'
import { DuskPath } from '@/components/location/dusk-path'
import { FindCountyForm } from '@/components/location/find-county-form'
import { HelpItem } from '@/components/location/help-item'
import { NationalLine } from '@/components/location/national-line'
import { NoStateLine } from '@/components/location/no-state-line'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { StatePdfLinks } from '@/components/resources/state-pdf-links'
import { countyPath, listCounties } from '@/lib/geography/counties'
import { findState, type StateCode, stateName, stateSlug } from '@/lib/geography/states'
import { getStateLines } from '@/lib/resources/counties/county-help'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { nameInSentence } from '@/lib/resources/state-wording'
import { isStateLine } from '@/lib/resources/states/state-line'
import { categories, categoryNames } from '@/lib/resources/vocabulary'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ state: string }>
}

/** Made when first asked for, then kept. */
export function generateStaticParams() {
  return []
}

async function readState({ params }: Props): Promise<{ state: StateCode; path: string; isCanonical: boolean } | null> {
  const word = decodeURIComponent((await params).state)
  const state = findState(word)
  return state ? { state, path: `/help/${stateSlug(state)}`, isCanonical: word === stateSlug(state) } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await readState(props)
  if (!found) return {}
  const name = nameInSentence(found.state)
  return pageMetadata({
    title: `Help in ${name}: who to call, shelter, legal aid, food`,
    description: `The lines that answer in ${name} day and night, and the nearest shelter, free legal help, clinic, money and food in each county.`,
    path: found.path,
  })
}

export default async function StateHelpPage(props: Props) {
  const found = await readState(props)
  if (!found) notFound()
  const { state, path, isCanonical } = found
  if (!isCanonical) permanentRedirect(path)
  const name = nameInSentence(state)
  const lines = await getStateLines(state)
  const counties = listCounties(state)
  return (
    <SiteFrame path={path}>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <DuskPath />
      <div className="wrap grid help-head">
        <h1>Help in {name}</h1>
        <NationalLine />
        <p>The national hotline answers day and night and finds the nearest bed in {name}.</p>
      </div>
      <div className="wrap help-grid">
        <div className="help-main">
          <FindCountyForm />
          <section className="help-part" aria-labelledby="lines">
            <h2 id="lines">Hotlines in {name}</h2>
            {lines.some(isStateLine) ? null : <NoStateLine name={name} />}
            {lines.length === 0 ? null : (
              <ul className="help-list">
                {lines.map((entry) => (
                  <HelpItem key={entry.id} entry={entry} withDescription />
                ))}
              </ul>
            )}
            <p>
              <a className="tap" href={`/legal-education/states/${stateSlug(state)}`}>
                Your rights in {name}: protection orders, leases, leave
              </a>
            </p>
            <ResourceListData entries={lines} path={path} />
          </section>
          <section className="help-part" aria-labelledby="counties">
            <h2 id="counties">Choose your county</h2>
            <ul className="county-links">
              {counties.map((county) => (
                <li key={county.fips}>
                  <a href={countyPath(county)}>
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
          <h2 className="text-[1.25rem]">All of {stateName(state)}</h2>
          <ul className="grid gap-1">
            {categories.map((category) => (
              <li key={category}>
                <a className="tap" href={`/resources/${category}/in/${stateSlug(state)}`}>
                  {categoryNames[category]}
                </a>
              </li>
            ))}
            <li>
              <a className="tap" href={`/help-now/${stateSlug(state)}`}>
                On one short text page
              </a>
            </li>
          </ul>
          <StatePdfLinks state={state} />
        </CallNowAside>
      </div>
      <Breadcrumbs
        crumbs={[
          { href: '/help', label: 'Help near you' },
          { href: path, label: stateName(state) },
        ]}
      />
    </SiteFrame>
  )
}
