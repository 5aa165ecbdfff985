import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { CountyGroups } from '@/components/location/county-groups'
import { CallNowAside, InLanguage, NationalLine } from '@/components/location/national-line'
import { FindCountyForm } from '@/components/location/place-form'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { CountyPdfLinks } from '@/components/resources/state-pdf-links'
import { NoWrapNumbers } from '@/components/ui/texts'
import { listAddress } from '@/lib/advocates/lists/address'
import { type County, countyPath, findCounty, listNearestCounties } from '@/lib/geography/counties'
import { findState, stateSlug } from '@/lib/geography/states'
import { getStateFacts } from '@/lib/legal/states/facts'
import { type CountyHelp, getCountyHelp } from '@/lib/resources/counties/county-help'
import { describeMissing } from '@/lib/resources/counties/county-wording'
import { listPath } from '@/lib/safety/plain-list/write-list'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'
import { hotline } from '@/lib/site/site'
import { beginUpper, capitalize } from '@/lib/text/format'

/** The first screen: a number that is always answered, whatever else the county has. */
function CountyCallNow({ county, help }: { county: County; help: CountyHelp }) {
  const w = words()
  const name = w.records.county(county.fullName)
  const missing = describeMissing({ ...county, fullName: name }, help, w.help.county)
  return (
    <>
      <NationalLine />
      <p>
        {missing ? (
          <NoWrapNumbers
            text={w.help.county.callNational({ missing, number: hotline('domestic-violence').phone ?? '' })}
          />
        ) : (
          w.help.county.nationalAnswers({ name })
        )}
      </p>
    </>
  )
}

type Props = PageProps<'/[locale]/help/[state]/[county]'>

/** Rendered on first request, then cached. */
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
  await setLanguage(props.params)
  const found = await readCounty(props)
  if (!found) return {}
  const { county, path } = found
  const { title, description } = words().help.county
  const name = words().records.county(county.fullName)
  return pageMetadata({
    title: title({ name, code: county.state }),
    description: description({ name, code: county.state }),
    path,
  })
}

const NEAREST = 6

export default async function CountyHelpPage(props: Props) {
  await setLanguage(props.params)
  const found = orNotFoundPage(await readCounty(props))
  const { county, path, isCanonical } = found
  if (!isCanonical) permanentRedirect(to(path))
  const [help, law] = await Promise.all([getCountyHelp(county.fips), getStateFacts(county.state)])
  const { records } = words()
  const w = words().help.county
  const name = records.county(county.fullName)
  const entries = [
    ...help.local,
    ...help.stateLines,
    ...[...help.groups.flatMap((group) => group.entries), ...help.farther].map((one) => one.entry),
  ]
  return (
    <SiteFrame path={path} scene="help">
      <OlderCopyNotice isShown={help.isFromCopy} />
      <Breadcrumbs
        crumbs={[
          { href: '/help', label: words().help.nearYou },
          { href: `/help/${stateSlug(county.state)}`, label: records.state(county.state) },
          { href: path, label: capitalize(name) },
        ]}
      />
      <div className="wrap grid help-head">
        <h1>{w.heading({ name, code: county.state })}</h1>
        <CountyCallNow county={county} help={help} />
      </div>
      <div className="wrap help-grid">
        <CountyGroups county={county} help={help} law={law} />
        <CallNowAside>
          <h2 className="text-[1.25rem]">{w.near({ name })}</h2>
          <ul className="grid gap-1">
            {listNearestCounties(county, NEAREST).map((other) => (
              <li key={other.fips}>
                <a className="tap" href={to(countyPath(other))}>
                  {beginUpper(records.county(other.fullName))}
                  {other.state === county.state ? '' : `, ${records.state(other.state)}`}
                </a>
              </li>
            ))}
          </ul>
          <InLanguage near={`${county.fullName}, ${county.state}`} />
          <CountyPdfLinks county={county} />
          <p>
            <a className="tap" href={to(listPath({ of: countyPath(county).replace('/help/', '') }))} rel="nofollow">
              {w.onPaper}
            </a>
          </p>
          <p>
            <a className="tap" href={to(countyPath(county).replace('/help/', '/advocates/'))}>
              {w.helpers}
            </a>
          </p>
          <p>
            <a
              className="tap"
              href={to(listAddress({}, { of: countyPath(county).replace('/help/', '') }))}
              rel="nofollow"
            >
              {words().clientList.fromCounty}
            </a>
          </p>
        </CallNowAside>
      </div>
      <div className="wrap grid gap-3 pb-8">
        <FindCountyForm state={county.state} />
        <p className="soft">{w.distances({ code: county.state })}</p>
      </div>
      <ResourceListData entries={entries} path={to(path)} />
    </SiteFrame>
  )
}
