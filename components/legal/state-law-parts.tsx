import type { ReactNode } from 'react'
import { HelpItem } from '@/components/location/help-item'
import { type StateCode, stateName } from '@/lib/geography/states'
import { compensationDeadlines, uncertainDeadlines, withoutDeadline } from '@/lib/legal/content/compensation-deadlines'
import { cellGroups, type StateFacts } from '@/lib/legal/states/cells'
import type { ResourceDto } from '@/lib/resources/schema'
import { hotline } from '@/lib/site/site'
import { telLink } from '@/lib/text/phone'
import { CompensationLimit } from './compensation-limit'
import { StateLawPart } from './state-law-part'

export interface StatePeople {
  /** The state's own lines against violence. */
  lines: ResourceDto[]
  coalitions: ResourceDto[]
  legalAid: ResourceDto[]
  /** The one federal grantee of the state, where we know of one alone: whom to ask first. */
  lawyer: ResourceDto | undefined
  /** The national line about children. */
  child: ResourceDto | undefined
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens a new tab)</span>
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

/** Whom to ask for what we do not know, part by part. */
function writeAsks(state: StateCode, people: StatePeople, hasLimit: boolean): Record<string, ReactNode> {
  const national = hotline('domestic-violence').phone ?? ''
  const coalition = people.coalitions.find(({ url }) => url)
  const aid = people.lawyer
  const advocate = (
    <>
      An advocate knows, day and night: <Call number={national} />.
    </>
  )
  const lawyer = (
    <>
      Ask free legal help
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
          : <a href="#lawyer">find the office that serves you</a>.
        </>
      )}
    </>
  )
  const womensLaw = (
    <Outside
      href={`https://www.womenslaw.org/laws/${state.toLowerCase()}`}
    >{`WomensLaw.org keeps the rules of ${stateName(state)}`}</Outside>
  )
  return {
    orders: (
      <>
        Ask the clerk of the court, or an advocate: <Call number={national} />. {womensLaw}.
      </>
    ),
    guns: <>Ask the judge when guns must be handed in, where, and who checks. {advocate}</>,
    address: (
      <>
        Ask whether there is a program here that gives you a substitute address.{' '}
        {coalition?.url ? (
          <>
            <Outside href={coalition.url}>{coalition.title}</Outside> can tell you.{' '}
          </>
        ) : null}
        {advocate}
      </>
    ),
    compensation: hasLimit ? (
      <>
        Ask the office. An advocate can help with the form: <Call number={national} />.
      </>
    ) : (
      <>
        Ask the office or <a href="/legal-education/tools/compensation-deadlines#records-title">the federal list</a>,
        and ask soon: until you know for sure, act as if you had 90 days.
      </>
    ),
    leave: lawyer,
    lease: <>Federal law protects many renters everywhere. {lawyer}</>,
    report: (
      <>
        In danger now? Call 911. Otherwise call <Call number="211" /> and ask for child protective services or adult
        protective services.
      </>
    ),
    benefits: (
      <>
        Call <Call number="211" />: they know where to apply for health insurance, food and cash in {stateName(state)}.
      </>
    ),
  }
}

/** The law and the offices of one state, part by part. */
export function StateLawParts({ state, facts, people }: { state: StateCode; facts: StateFacts; people: StatePeople }) {
  const hasLimit = Boolean(facts.compensation_deadline || compensationDeadlines[state] || withoutDeadline[state])
  const asks = writeAsks(state, people, hasLimit)
  const isLimitRead = hasLimit || uncertainDeadlines[state]
  const limit = isLimitRead ? (
    <span className="grid gap-2">
      <CompensationLimit state={state} confirmed={facts.compensation_deadline} />
    </span>
  ) : undefined
  return cellGroups.map((group) => (
    <StateLawPart
      key={group.id}
      group={group}
      facts={facts}
      ask={asks[group.id]}
      shown={{ compensation_deadline: group.id === 'compensation' ? limit : undefined }}
    >
      {group.id === 'report' && people.child && !facts.child_line ? (
        <ul className="help-list">
          <HelpItem entry={people.child} />
        </ul>
      ) : null}
    </StateLawPart>
  ))
}
