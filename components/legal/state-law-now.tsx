import { HelpItem } from '@/components/location/help-item'
import { NationalLine } from '@/components/location/national-line'
import { NoStateLine } from '@/components/location/no-state-line'
import type { StateCode } from '@/lib/geography/states'
import { type StateFacts, splitNames } from '@/lib/legal/states/cells'
import { isStateLine } from '@/lib/resources/states/state-line'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { telLink } from '@/lib/text/phone'
import type { StatePeople } from './state-law-parts'

/** The three things to do right now, before any law. */
export function StateLawNow({ state, facts, people }: { state: StateCode; facts: StateFacts; people: StatePeople }) {
  const { law, records } = words()
  const w = law.now
  const [order] = splitNames(facts.order_names?.value ?? '')
  const aid = people.lawyer
  const lines = people.lines.filter(isStateLine)
  return (
    <section className="law-now" aria-labelledby="now-title">
      <h2 id="now-title">{w.title}</h2>
      <ol>
        <li>
          <p>
            <b>{w.talk}</b>
            {w.danger}
            <a href={telLink('911')}>{w.call911}</a>
            {w.otherwise}
          </p>
          <NationalLine />
          {lines.length > 0 ? (
            <ul className="entry-rows">
              {lines.map((entry) => (
                <HelpItem key={entry.id} entry={entry} />
              ))}
            </ul>
          ) : (
            <NoStateLine state={state} />
          )}
        </li>
        <li>
          <p>
            <b>{w.order}</b>{' '}
            {order ? (
              <>
                {w.called({ code: state })}
                <b lang={records.english}>{order}</b>. <a href="#orders">{w.who}</a>
              </>
            ) : (
              <>
                {w.clerk}
                <a href="#orders">{w.known({ code: state })}</a>
              </>
            )}
          </p>
        </li>
        <li>
          <p>
            <b>{w.lawyer}</b>{' '}
            {aid ? (
              <>
                {w.callAid}
                <a href="#lawyer">{aid.title}</a>
                {aid.phoneNumber ? (
                  <>
                    :{' '}
                    <a className="num" href={telLink(aid.phoneNumber)}>
                      {aid.phoneNumber}
                    </a>
                  </>
                ) : null}
                .
              </>
            ) : (
              <a href={people.legalAid.length > 0 ? '#lawyer' : to('/legal-education/help')}>{w.findOffice}</a>
            )}{' '}
            {w.say({ code: state })}
          </p>
        </li>
      </ol>
    </section>
  )
}
