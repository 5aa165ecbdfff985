import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/legal/state-law.css'
import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { JsonLd } from '@/components/layout/json-ld'
import { Contents, Reading } from '@/components/layout/reading'
import { SiteFrame } from '@/components/layout/site-frame'
import { NotAdvice } from '@/components/legal/hub-page'
import { StateLawNow } from '@/components/legal/state-law-now'
import { StateLawParts, type StatePeople } from '@/components/legal/state-law-parts'
import { HelpItem } from '@/components/location/help-item'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { findState, type StateCode, stateName, stateSlug } from '@/lib/geography/states'
import { cellGroups } from '@/lib/legal/states/cells'
import { isPartlyEnglish } from '@/lib/legal/states/describe-fact'
import { getStateFacts } from '@/lib/legal/states/facts'
import { getStateLines } from '@/lib/resources/counties/county-help'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { listResources } from '@/lib/resources/reads/queries'
import { getRecords } from '@/lib/resources/reads/watch'
import type { ResourceDto } from '@/lib/resources/schema'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'
import { formatDate } from '@/lib/text/format'

type Props = PageProps<'/[locale]/legal-education/states/[state]'>

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

const lawPath = (state: StateCode) => `/legal-education/states/${stateSlug(state)}`

async function readState({ params }: Props): Promise<{ state: StateCode; isCanonical: boolean } | null> {
  const word = decodeURIComponent((await params).state)
  const state = findState(word)
  return state ? { state, isCanonical: word === stateSlug(state) } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await setLanguage(props.params)
  const found = await readState(props)
  if (!found) return {}
  const w = words().law
  return pageMetadata({
    title: w.title({ code: found.state }),
    description: w.description({ code: found.state }),
    path: lawPath(found.state),
  })
}

const MAX_LAWYERS = 4
const childLine = 'childhelp-national-child-abuse-hotline'

/** Federal grantees first. Anti-violence programs that also help with the law are on their county's page. */
function chooseLawyers(entries: ResourceDto[]): Pick<StatePeople, 'legalAid' | 'lawyer'> {
  const own = entries.filter(({ scope, tags }) => scope !== 'national' && !tags.includes('local-program'))
  const grantees = own.filter(({ tags }) => tags.includes('lsc-grantee'))
  const others = own.filter((entry) => !grantees.includes(entry))
  return {
    legalAid: [...grantees, ...others].slice(0, Math.max(MAX_LAWYERS, grantees.length)),
    lawyer: grantees.length === 1 ? grantees[0] : undefined,
  }
}

async function readPeople(state: StateCode): Promise<StatePeople> {
  const [lines, coalitions, legalAid, records] = await Promise.all([
    getStateLines(state),
    listResources({ state, tag: 'state-coalition', limit: 5 }),
    listResources({ state, tag: 'legal-aid', category: 'rights-advocacy', limit: 100 }),
    getRecords([childLine]),
  ])
  return {
    lines,
    coalitions: coalitions.items.filter((entry) => entry.scope !== 'national'),
    ...chooseLawyers(legalAid.items),
    child: records.get(childLine),
  }
}

/** The parts of the page, then where she goes on. */
function listContents(state: StateCode): { href: string; label: string }[] {
  const w = words().law
  return [
    ...cellGroups.map(({ id }) => ({ href: `#${id}`, label: w.groups[id].short })),
    { href: '#lawyer', label: w.freeLawyers },
    { href: to(`/help/${stateSlug(state)}`), label: w.near({ code: state }) },
    { href: to('/legal-education/states'), label: w.another },
  ]
}

export default async function StateLawPage(props: Props) {
  await setLanguage(props.params)
  const found = orNotFoundPage(await readState(props))
  const { state, isCanonical } = found
  const path = lawPath(state)
  if (!isCanonical) permanentRedirect(to(path))
  const { law: w, legal, records } = words()
  const [facts, people] = await Promise.all([getStateFacts(state), readPeople(state)])
  return (
    <SiteFrame path={path} scene="law">
      <OlderCopyNotice isShown={await isFromCopy()} />
      <Breadcrumbs
        crumbs={[
          { href: '/legal-education', label: legal.hub },
          { href: '/legal-education/states', label: w.byState },
          { href: path, label: records.state(state) },
        ]}
      />
      <Reading
        label={words().help.callNow.label}
        contents={<Contents title={w.contents} links={listContents(state)} />}
        beside={<p className="soft">{w.print}</p>}
        head={
          <>
            <h1 className="legal-title">{w.heading({ code: state })}</h1>
            {w.inEnglish && isPartlyEnglish(facts) ? <p className="soft">{w.inEnglish}</p> : null}
            <StateLawNow state={state} facts={facts} people={people} />
          </>
        }
      >
        <div className="help-main">
          <StateLawParts state={state} facts={facts} people={people} />
          <section id="lawyer" className="help-part law-part" aria-labelledby="lawyer-title">
            <h2 id="lawyer-title">{w.lawyers}</h2>
            <ul className="entry-rows">
              {[...people.legalAid, ...people.coalitions].map((entry) => (
                <HelpItem key={entry.id} entry={entry} />
              ))}
            </ul>
            {facts.legal_site ? (
              <p>
                {w.online}{' '}
                <a href={facts.legal_site.value} target="_blank" rel="noopener noreferrer">
                  {new URL(facts.legal_site.value).host.replace(/^www\./, '')}
                  <span className="sr-only">{records.newTab}</span>
                </a>{' '}
                <span className="soft">
                  {facts.legal_site.isConfirmed ? w.confirmed : w.addressRead}
                  {formatDate(facts.legal_site.on, 'day', records.tag)}
                </span>
              </p>
            ) : null}
            <p>
              <a className="tap" href={to('/legal-education/help')}>
                {w.moreHelp}
              </a>
            </p>
          </section>
          <div className="grid gap-3">
            <NotAdvice />
            <p className="soft">{w.unreviewed}</p>
          </div>
        </div>
      </Reading>
      <JsonLd
        data={{
          '@type': 'WebPage',
          name: w.title({ code: state }),
          url: `${site.url}${to(path)}`,
          about: { '@type': 'State', name: stateName(state) },
          audience: { '@type': 'PeopleAudience', geographicArea: { '@type': 'State', name: stateName(state) } },
        }}
      />
    </SiteFrame>
  )
}
