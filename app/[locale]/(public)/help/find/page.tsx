import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/help-places.css'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { SiteFrame } from '@/components/layout/site-frame'
import { CallNowAside } from '@/components/location/national-line'
import { FindCountyForm } from '@/components/location/place-form'
import { countyPath } from '@/lib/geography/counties'
import { findState, stateSlug } from '@/lib/geography/states'
import { type FoundCounty, findCounties } from '@/lib/search/nearby/find-counties'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/help/find', () => words().help.find, { index: false })

function describeFound({ county, town }: FoundCounty): string {
  const { records, help } = words()
  const where = `${records.county(county.fullName)}, ${records.state(county.state)}`
  return town ? help.find.inCounty({ town, where }) : where
}

export default async function FindCountyPage({ params, searchParams }: PageProps<'/[locale]/help/find'>) {
  await setLanguage(params)
  const [{ place }, asking] = await Promise.all([searchParams, headers()])
  const typed = (Array.isArray(place) ? place[0] : place)?.trim().slice(0, 100) ?? ''
  const state = findState(typed)
  if (state) redirect(to(`/help/${stateSlug(state)}`))
  const found = typed ? await findCounties(typed) : []
  const [only] = found
  if (only && found.length === 1) redirect(to(countyPath(only.county)))
  const problem = typed && found.length === 0 ? words().help.find.unknown({ typed }) : undefined
  return (
    <SiteFrame path="/help/find" scene="help" nonce={asking.get('x-nonce') ?? undefined}>
      <div className="wrap grid help-head">
        <h1>{found.length > 1 ? words().help.find.which : words().help.heading}</h1>
        <FindCountyForm typed={typed} problem={problem} />
      </div>
      <div className="wrap help-grid">
        <section className="help-part">
          {found.length > 1 ? (
            <ul className="entry-rows">
              {found.map((one) => (
                <li key={one.county.fips}>
                  <a className="tap" href={to(countyPath(one.county))}>
                    {describeFound(one)}
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <p>
              <a href={to('/help')}>{words().help.find.all}</a>
            </p>
          )}
        </section>
        <CallNowAside />
      </div>
    </SiteFrame>
  )
}
