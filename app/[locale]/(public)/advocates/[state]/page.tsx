import type { Metadata } from 'next'
import { AdvocatePlace } from '@/components/advocates/place-page'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { advocateWords, namePlace, placeOf, readSheetPlace } from '@/lib/advocates/words'
import { listCounties } from '@/lib/geography/counties'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words as allWords } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'
import { beginUpper } from '@/lib/text/format'

type Props = PageProps<'/[locale]/advocates/[state]'>

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await setLanguage(params)
  const place = readSheetPlace((await params).state, null)
  if (!place) return {}
  const { page } = advocateWords()
  const name = namePlace(place)
  return pageMetadata({
    title: page.sheetsFor({ place: name }),
    description: page.sheetsAbout({ place: name }),
    path: place.path,
  })
}

export default async function StateSheetsPage({ params }: Props) {
  await setLanguage(params)
  const place = orNotFoundPage(readSheetPlace((await params).state, null))
  const words = advocateWords()
  const { records } = allWords()
  return (
    <SiteFrame path={place.path}>
      <Breadcrumbs
        crumbs={[
          { href: '/advocates', label: words.title },
          { href: place.path, label: namePlace(place) },
        ]}
      />
      <AdvocatePlace place={place} siteUrl={site.url}>
        <h2>{words.page.byCounty}</h2>
        <ul className="county-links">
          {listCounties(place.state).map((county) => (
            <li key={county.fips}>
              <a href={to(placeOf(place.state, county).path)}>{beginUpper(records.county(county.fullName))}</a>
            </li>
          ))}
        </ul>
      </AdvocatePlace>
    </SiteFrame>
  )
}
