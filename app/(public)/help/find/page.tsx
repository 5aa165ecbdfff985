import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { SiteFrame } from '@/components/layout/site-frame'
import { CallNowAside } from '@/components/location/call-now-aside'
import { DuskPath } from '@/components/location/dusk-path'
import { FindCountyForm } from '@/components/location/find-county-form'
import { countyPath } from '@/lib/geography/counties'
import { findState, stateName, stateSlug } from '@/lib/geography/states'
import { type FoundCounty, findCounties } from '@/lib/search/nearby/find-counties'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Which county?',
  description: 'Find the page of your county by ZIP code, town or county.',
  path: '/help/find',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

function describeFound({ county, town }: FoundCounty): string {
  const where = `${county.fullName}, ${stateName(county.state)}`
  return town ? `${town}, in ${where}` : where
}

export default async function FindCountyPage({ searchParams }: Props) {
  const [{ place }, asking] = await Promise.all([searchParams, headers()])
  const typed = (Array.isArray(place) ? place[0] : place)?.trim().slice(0, 100) ?? ''
  const state = findState(typed)
  if (state) redirect(`/help/${stateSlug(state)}`)
  const found = typed ? await findCounties(typed) : []
  const [only] = found
  if (only && found.length === 1) redirect(countyPath(only.county))
  const problem =
    typed && found.length === 0 ? `We do not know “${typed}”. Try a ZIP code, or a town with its state.` : undefined
  return (
    <SiteFrame path="/help/find" nonce={asking.get('x-nonce') ?? undefined}>
      <DuskPath />
      <div className="wrap grid help-head">
        <h1>{found.length > 1 ? 'Which one is yours?' : 'Find help where you are'}</h1>
        <FindCountyForm typed={typed} problem={problem} />
      </div>
      <div className="wrap help-grid">
        <section className="help-part">
          {found.length > 1 ? (
            <ul className="help-list">
              {found.map((one) => (
                <li key={one.county.fips}>
                  <a className="tap" href={countyPath(one.county)}>
                    {describeFound(one)}
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <p>
              <a href="/help">All states and counties</a>
            </p>
          )}
        </section>
        <CallNowAside />
      </div>
    </SiteFrame>
  )
}
