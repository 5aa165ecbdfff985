import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { CallNowAside } from '@/components/location/call-now-aside'
import { CountyCallNow } from '@/components/location/county-call-now'
import { CountyGroups } from '@/components/location/county-groups'
import { DuskPath } from '@/components/location/dusk-path'
import { FindCountyForm } from '@/components/location/find-county-form'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { CountyPdfLinks } from '@/components/resources/state-pdf-links'
import { type County, countyPath, findCounty, listNearestCounties } from '@/lib/geography/counties'
import { findState, stateName, stateSlug } from '@/lib/geography/states'
import { getCountyHelp } from '@/lib/resources/counties/county-help'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ state: string; county: string }>
}

/** Made when first asked for, then kept. */
export function generateStaticParams() {
  return []
}

async function readCounty({ params }: Props): Promise<{ county: County; path: string; isCanonical: boolean } | null> {
  const { state: word, county: slug } = await params
  const state = findState(decodeURIComponent(word))
  const county = state ? findCounty(state, slug.toLowerCase()) : null
  if (!state || !county) return null
  return { county, path: countyPath(county), isCanonical: word === stateSlug(state) && slug === county.slug }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await readCounty(props)
  if (!found) return {}
  const { county, path } = found
  const name = `${county.fullName}, ${stateName(county.state)}`
  return pageMetadata({
    title: `Help in ${name}: shelter, legal aid, clinics, food`,
    description: `Who to call now in ${name}, and the nearest shelter, free legal help, clinic, money and food, with phone numbers. Free and private.`,
    path,
  })
}

const NEAREST = 6

export default async function CountyHelpPage(props: Props) {
  const found = await readCounty(props)
  if (!found) notFound()
  const { county, path, isCanonical } = found
  if (!isCanonical) permanentRedirect(path)
  const help = await getCountyHelp(county.fips)
  const entries = [
    ...help.local,
    ...help.stateLines,
    ...help.groups.flatMap((group) => group.entries.map((one) => one.entry)),
  ]
  return (
    <SiteFrame path={path}>
      <OlderCopyNotice isShown={help.isFromCopy} />
      <DuskPath />
      <div className="wrap grid help-head">
        <h1>
          Help in {county.fullName}, {stateName(county.state)}
        </h1>
        <CountyCallNow county={county} help={help} />
      </div>
      <div className="wrap help-grid">
        <CountyGroups county={county} help={help} />
        <CallNowAside>
          <h2 className="text-[1.25rem]">Near {county.fullName}</h2>
          <ul className="grid gap-1">
            {listNearestCounties(county, NEAREST).map((other) => (
              <li key={other.fips}>
                <a className="tap" href={countyPath(other)}>
                  {other.fullName}
                  {other.state === county.state ? '' : `, ${stateName(other.state)}`}
                </a>
              </li>
            ))}
          </ul>
          <CountyPdfLinks county={county} />
        </CallNowAside>
      </div>
      <div className="wrap grid gap-3 pb-8">
        <FindCountyForm />
        <p className="soft">
          Distances are straight lines from where most people of the county live. Places that keep their address private
          are shown with their town only. Call before you go: hours and openings change.
        </p>
      </div>
      <ResourceListData entries={entries} path={path} />
      <Breadcrumbs
        crumbs={[
          { href: '/help', label: 'Help near you' },
          { href: `/help/${stateSlug(county.state)}`, label: stateName(county.state) },
          { href: path, label: county.fullName },
        ]}
      />
    </SiteFrame>
  )
}
