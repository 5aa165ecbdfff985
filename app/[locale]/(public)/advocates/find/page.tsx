import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { FindPlaceForm } from '@/components/advocates/find-place-form'
import { SiteFrame } from '@/components/layout/site-frame'
import { advocateWords, namePlace, placeOf } from '@/lib/advocates/words'
import { findState } from '@/lib/geography/states'
import { findCounties } from '@/lib/search/nearby/find-counties'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/advocates/find'

export async function generateMetadata({ params }: PageProps<'/[locale]/advocates/find'>): Promise<Metadata> {
  await setLanguage(params)
  const { page } = advocateWords()
  return pageMetadata({ title: page.whichPlace, description: page.findAbout, path, index: false })
}

export default async function FindSheetsPage({ params, searchParams }: PageProps<'/[locale]/advocates/find'>) {
  await setLanguage(params)
  const [{ place }, asking] = await Promise.all([searchParams, headers()])
  const typed = (Array.isArray(place) ? place[0] : place)?.trim().slice(0, 100) ?? ''
  const state = findState(typed)
  if (state) redirect(to(placeOf(state, null).path))
  const found = typed ? await findCounties(typed) : []
  const places = found.map(({ county, town }) => ({ ...placeOf(county.state, county), town }))
  const { page } = advocateWords()
  const [only] = places
  if (only && places.length === 1) redirect(to(only.path))
  const problem = typed && found.length === 0 ? page.unknown({ typed }) : undefined
  return (
    <SiteFrame path={path} nonce={asking.get('x-nonce') ?? undefined}>
      <div className="wrap grid help-head">
        <h1>{places.length > 1 ? page.whichOne : page.whichPlace}</h1>
        <FindPlaceForm typed={typed} problem={problem} />
        {places.length > 1 ? (
          <ul className="entry-rows">
            {places.map((place) => (
              <li key={place.path}>
                <a className="tap" href={to(place.path)}>
                  {place.town ? page.townIn({ town: place.town, place: namePlace(place) }) : namePlace(place)}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </SiteFrame>
  )
}
