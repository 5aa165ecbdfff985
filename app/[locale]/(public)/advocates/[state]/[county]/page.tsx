import type { Metadata } from 'next'
import { AdvocatePlace } from '@/components/advocates/place-page'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { advocateWords, namePlace, placeOf, readSheetPlace } from '@/lib/advocates/words'
import { setLanguage } from '@/lib/site/language/page-language'
import { words as allWords } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'
import { beginUpper } from '@/lib/text/format'

type Props = PageProps<'/[locale]/advocates/[state]/[county]'>

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

async function readPlace({ params }: Props) {
  const { state, county } = await params
  return readSheetPlace(state, county)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await setLanguage(props.params)
  const place = await readPlace(props)
  if (!place) return {}
  const { page } = advocateWords()
  const name = namePlace(place)
  return pageMetadata({
    title: page.sheetsFor({ place: name }),
    description: page.sheetsAbout({ place: name }),
    path: place.path,
  })
}

export default async function CountySheetsPage(props: Props) {
  await setLanguage(props.params)
  const place = orNotFoundPage(await readPlace(props))
  const { records } = allWords()
  return (
    <SiteFrame path={place.path}>
      <Breadcrumbs
        crumbs={[
          { href: '/advocates', label: advocateWords().title },
          { href: placeOf(place.state, null).path, label: records.state(place.state) },
          {
            href: place.path,
            label: place.county ? beginUpper(records.county(place.county.fullName)) : namePlace(place),
          },
        ]}
      />
      <AdvocatePlace place={place} siteUrl={site.url} />
    </SiteFrame>
  )
}
