import { HelpItem } from '@/components/location/help-item'
import { NationalLine } from '@/components/location/national-line'
import { NoStateLine } from '@/components/location/no-state-line'
import { type StateFacts, splitNames } from '@/lib/legal/states/cells'
import { isStateLine } from '@/lib/resources/states/state-line'
import { telLink } from '@/lib/text/phone'
import type { StatePeople } from './state-law-parts'

/** The three things to do now, before any law. */
export function StateLawNow({ name, facts, people }: { name: string; facts: StateFacts; people: StatePeople }) {
  const [order] = splitNames(facts.order_names?.value ?? '')
  const aid = people.lawyer
  const lines = people.lines.filter(isStateLine)
  return (
    <section className="law-now" aria-labelledby="now-title">
      <h2 id="now-title">Do this now</h2>
      <ol>
        <li>
          <p>
            <b>Talk to someone.</b> In danger? <a href={telLink('911')}>Call 911</a>. Otherwise call a line, day or
            night. You do not have to give your name.
          </p>
          <NationalLine />
          {lines.length > 0 ? (
            <ul className="help-list">
              {lines.map((entry) => (
                <HelpItem key={entry.id} entry={entry} />
              ))}
            </ul>
          ) : (
            <NoStateLine name={name} />
          )}
        </li>
        <li>
          <p>
            <b>Ask for an order to keep them away.</b>{' '}
            {order ? (
              <>
                In {name} it is called <b>{order}</b>. <a href="#orders">Who can ask, and how long it lasts</a>
              </>
            ) : (
              <>
                The clerk of your local court has the form. An advocate can help you fill it in.{' '}
                <a href="#orders">What we know for {name}</a>
              </>
            )}
          </p>
        </li>
        <li>
          <p>
            <b>Get a free lawyer.</b>{' '}
            {aid ? (
              <>
                Call <a href="#lawyer">{aid.title}</a>
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
              <a href={people.legalAid.length > 0 ? '#lawyer' : '/legal-education/help'}>
                Find the office that serves you
              </a>
            )}{' '}
            Say that you face violence: many offices put you first. Ask which office serves your county.
          </p>
        </li>
      </ol>
    </section>
  )
}
