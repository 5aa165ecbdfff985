import type { ReactNode } from 'react'
import { HelpItem } from '@/components/location/help-item'
import type { StateCode } from '@/lib/geography/states'
import { cellGroups, listUnknown, type StateFacts } from '@/lib/legal/states/cells'
import type { ResourceDto } from '@/lib/resources/schema'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { lowerFirst, telLink } from '@/lib/text/format'
import { CompensationLimit } from './compensation-limit'
import { labelOf, StateLawPart } from './state-law-part'

export interface StatePeople {
  /** The state's own hotlines against violence. */
  lines: ResourceDto[]
  coalitions: ResourceDto[]
  legalAid: ResourceDto[]
  /** The state's federal grantee, if we know of exactly one: whom to ask first. */
  lawyer: ResourceDto | undefined
  /** The national hotline about children. */
  child: ResourceDto | undefined
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{words().records.newTab}</span>
    </a>
  )
}

function Call({ number }: { number: string }) {
  return (
    <a className="num" href={telLink(number)}>
      {number}
    </a>
  )
}

/** For each part, whom to ask about what we do not know. */
function writeAsks(state: StateCode, people: StatePeople, hasLimit: boolean): Record<string, ReactNode> {
  const w = words().law.ask
  const national = localizedHotline('domestic-violence').phone ?? ''
  const coalition = people.coalitions.find(({ url }) => url)
  const aid = people.lawyer
  const advocate = (
    <>
      {w.advocate}
      <Call number={national} />.
    </>
  )
  const lawyer = (
    <>
      {w.legal}
      {aid ? (
        <>
          : <a href="#lawyer">{aid.title}</a>
          {aid.phoneNumber ? (
            <>
              , <Call number={aid.phoneNumber} />
            </>
          ) : null}
          .
        </>
      ) : (
        <>
          : <a href="#lawyer">{w.findOffice}</a>.
        </>
      )}
    </>
  )
  const womensLaw = (
    <Outside href={`https://www.womenslaw.org/laws/${state.toLowerCase()}`}>{w.womensLaw({ code: state })}</Outside>
  )
  return {
    orders: (
      <>
        {w.orders}
        <Call number={national} />. {womensLaw}.
      </>
    ),
    guns: (
      <>
        {w.guns}
        {advocate}
      </>
    ),
    custody: (
      <>
        {w.custody}
        {lawyer}
      </>
    ),
    recording: (
      <>
        {w.recording}
        {lawyer}
      </>
    ),
    address: (
      <>
        {w.address}
        {coalition?.url ? (
          <>
            <Outside href={coalition.url}>{coalition.title}</Outside>
            {w.canTell}
          </>
        ) : null}
        {advocate}
      </>
    ),
    compensation: hasLimit ? (
      <>
        {w.office}
        <Call number={national} />.
      </>
    ) : (
      <>
        {w.officeOr}
        <a href={to('/legal-education/tools/compensation-deadlines#records-title')}>{w.federalList}</a>
        {w.soon}
      </>
    ),
    leave: lawyer,
    lease: (
      <>
        {w.lease}
        {lawyer}
      </>
    ),
    report: (
      <>
        {w.report}
        <Call number="211" />
        {w.protective}
      </>
    ),
    benefits: (
      <>
        {w.call}
        <Call number="211" />
        {w.benefits({ code: state })}
      </>
    ),
  }
}

/** A state's own answer may speak of people who date alone: a wife would read that it is not for her. */
function namesSpouses({ order_who: who }: StateFacts): boolean {
  return /husband|wife|spouse|married|family or household/i.test(who?.value ?? '')
}

function WhoEverywhere() {
  const { text, source } = words().law.whoEverywhere
  return (
    <p>
      {text}
      <Outside href="https://vawnet.org/material/domestic-violence-civil-protection-orders-cpos-statutory-summary-chart">
        {source}
      </Outside>
    </p>
  )
}

/** A state's law and offices, part by part, and at the end what we do not know, with whom to ask. */
export function StateLawParts({ state, facts, people }: { state: StateCode; facts: StateFacts; people: StatePeople }) {
  const deadline = facts.compensation_deadline
  const asks = writeAsks(state, people, Boolean(deadline))
  const limit = deadline ? <CompensationLimit fact={deadline} /> : undefined
  const w = words().law
  const unknown = cellGroups.flatMap(({ id, cells }) => {
    const unknown = listUnknown(cells, facts)
    return unknown.length > 0 ? [{ id, labels: unknown.map((cell) => labelOf(state, cell)) }] : []
  })
  return (
    <>
      {cellGroups.map((group) => (
        <StateLawPart
          key={group.id}
          state={state}
          group={group}
          facts={facts}
          intro={group.id === 'orders' && !namesSpouses(facts) ? <WhoEverywhere /> : null}
          shown={{ compensation_deadline: group.id === 'compensation' ? limit : undefined }}
        >
          {group.id === 'report' && people.child && !facts.child_line ? (
            <ul className="entry-rows">
              <HelpItem entry={people.child} />
            </ul>
          ) : null}
        </StateLawPart>
      ))}
      {unknown.length > 0 ? (
        <section id="unknown" className="help-part law-part" aria-labelledby="unknown-title">
          <h2 id="unknown-title">{w.unknown.title({ code: state })}</h2>
          <ul className="law-unknown">
            {unknown.map(({ id, labels }) => (
              <li key={id}>
                <b>{w.groups[id].short}:</b> {w.unknown.list({ labels: labels.map(lowerFirst).join(', ') })} {asks[id]}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
