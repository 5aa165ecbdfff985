import '@/components/legal/state-law.css'
import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { JsonLd } from '@/components/layout/json-ld'
import { SiteFrame } from '@/components/layout/site-frame'
import { NotAdvice } from '@/components/legal/hub-page'
import { StateLawNow } from '@/components/legal/state-law-now'
import { StateLawParts, type StatePeople } from '@/components/legal/state-law-parts'
import { CallNowAside } from '@/components/location/call-now-aside'
import { HelpItem } from '@/components/location/help-item'
import { findState, type StateCode, stateName, stateSlug } from '@/lib/geography/states'
import { cellGroups } from '@/lib/legal/states/cells'
import { getStateFacts } from '@/lib/legal/states/facts'
import { getStateLines } from '@/lib/resources/counties/county-help'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { listResources } from '@/lib/resources/reads/queries'
import type { ResourceDto } from '@/lib/resources/schema'
import { nameInSentence } from '@/lib/resources/state-wording'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'
import { formatDate } from '@/lib/text/format'

interface Props {
  params: Promise<{ state: string }>
}

/** Made when first asked for, then kept. */
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
  const found = await readState(props)
  if (!found) return {}
  const name = nameInSentence(found.state)
  return pageMetadata({
    title: `Protection orders and your rights in ${name}`,
    description: `What a protection order is called in ${name}, who can ask and how long it lasts, money after a crime, leave, leases, free lawyers and who to call.`,
    path: lawPath(found.state),
  })
}

const MOST_LAWYERS = 4
const childLine = 'childhelp-national-child-abuse-hotline'

/** The federal grantees first. Programs against violence that also know the law have their county's page. */
function chooseLawyers(entries: ResourceDto[]): Pick<StatePeople, 'legalAid' | 'lawyer'> {
  const own = entries.filter(({ scope, tags }) => scope !== 'national' && !tags.includes('local-program'))
  const grantees = own.filter(({ tags }) => tags.includes('lsc-grantee'))
  const others = own.filter((entry) => !grantees.includes(entry))
  return {
    legalAid: [...grantees, ...others].slice(0, Math.max(MOST_LAWYERS, grantees.length)),
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

export default async function StateLawPage(props: Props) {
  const found = await readState(props)
  if (!found) notFound()
  const { state, isCanonical } = found
  const path = lawPath(state)
  if (!isCanonical) permanentRedirect(path)
  const name = nameInSentence(state)
  const [facts, people] = await Promise.all([getStateFacts(state), readPeople(state)])
  return (
    <SiteFrame path={path}>
      <Breadcrumbs
        crumbs={[
          { href: '/legal-education', label: 'Legal Education Hub' },
          { href: '/legal-education/states', label: 'State by state' },
          { href: path, label: stateName(state) },
        ]}
      />
      <div className="wrap grid help-head law-head">
        <h1>Your rights in {name}</h1>
        <StateLawNow name={name} facts={facts} people={people} />
      </div>
      <div className="wrap help-grid">
        <div className="help-main">
          <StateLawParts state={state} facts={facts} people={people} />
          <section id="lawyer" className="help-part law-part" aria-labelledby="lawyer-title">
            <h2 id="lawyer-title">Free lawyers and advocates</h2>
            <ul className="help-list">
              {[...people.legalAid, ...people.coalitions].map((entry) => (
                <HelpItem key={entry.id} entry={entry} />
              ))}
            </ul>
            {facts.legal_site ? (
              <p>
                Forms and answers online:{' '}
                <a href={facts.legal_site.value} target="_blank" rel="noopener noreferrer">
                  {new URL(facts.legal_site.value).host.replace(/^www\./, '')}
                  <span className="sr-only"> (opens a new tab)</span>
                </a>{' '}
                <span className="soft">
                  {facts.legal_site.isConfirmed ? 'Confirmed on ' : 'Address read on '}
                  {formatDate(facts.legal_site.on)}
                </span>
              </p>
            ) : null}
            <p>
              <a className="tap" href="/legal-education/help">
                More ways to get legal help
              </a>
            </p>
          </section>
        </div>
        <CallNowAside>
          <nav aria-labelledby="contents-title" className="no-print">
            <h2 id="contents-title" className="text-[1.25rem]">
              On this page
            </h2>
            <ul className="grid">
              {cellGroups.map(({ id, short }) => (
                <li key={id}>
                  <a className="tap" href={`#${id}`}>
                    {short}
                  </a>
                </li>
              ))}
              <li>
                <a className="tap" href="#lawyer">
                  Free lawyers
                </a>
              </li>
              <li>
                <a className="tap" href={`/help/${stateSlug(state)}`}>
                  Help near you in {stateName(state)}
                </a>
              </li>
              <li>
                <a className="tap" href="/legal-education/states">
                  Another state
                </a>
              </li>
            </ul>
          </nav>
          <p className="soft no-print">
            You can print this page: it comes out in black and white, with the answers and the numbers.
          </p>
        </CallNowAside>
      </div>
      <div className="wrap grid gap-3 pb-8">
        <NotAdvice />
        <p className="soft">
          Each answer names its source and the day it was read. No lawyer has reviewed this page yet. Laws change: ask
          before you rely on it.
        </p>
      </div>
      <JsonLd
        data={{
          '@type': 'WebPage',
          name: `Protection orders and your rights in ${name}`,
          url: `${site.url}${path}`,
          about: { '@type': 'State', name: stateName(state) },
          audience: { '@type': 'PeopleAudience', geographicArea: { '@type': 'State', name: stateName(state) } },
        }}
      />
    </SiteFrame>
  )
}
