import { HelpItem } from '@/components/location/help-item'
import { NoStateLine } from '@/components/location/national-line'
import { LinkButton } from '@/components/ui/button'
import { CallRows } from '@/components/ui/phone-link'
import type { StateCode } from '@/lib/geography/states'
import { isUnsure, type StateFacts, splitNames } from '@/lib/legal/states/cells'
import { describeFact } from '@/lib/legal/states/describe-fact'
import { isStateLine } from '@/lib/resources/states/state-line'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { telLink } from '@/lib/text/format'
import { FactValue, labelOf } from './state-law-part'
import type { StatePeople } from './state-law-parts'

/** In letters, with the sentence before: with more, the lawyer would not be in a phone's first screen. */
const MOST_SHORT = 215

/** What it costs and how long it lasts, where both or one are short: an answer is shown whole or not at all. */
function ShortAnswers({ state, after, facts }: { state: StateCode; after: string; facts: StateFacts }) {
  let left = MOST_SHORT - after.length
  return (['order_fee', 'order_final'] as const).map((cell) => {
    const fact = facts[cell]
    if (!fact || isUnsure(fact)) return null
    const length = labelOf(state, cell).length + describeFact(fact, cell).text.length
    if (length > left) return null
    left -= length
    return (
      <p key={cell}>
        <b>{labelOf(state, cell)}:</b> <FactValue cell={cell} fact={fact} />
      </p>
    )
  })
}

/** Before the law: the order in short, a free lawyer, and someone to talk to. */
export function StateLawNow({ state, facts, people }: { state: StateCode; facts: StateFacts; people: StatePeople }) {
  const { law, layout, records } = words()
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
            <b>{w.order}</b>{' '}
            {order ? (
              <>
                {w.called({ code: state })}
                <b lang={records.english}>{order}</b>.
              </>
            ) : (
              w.clerk
            )}
          </p>
          <ShortAnswers
            state={state}
            after={`${w.order} ${order ? w.called({ code: state }) + order : w.clerk}`}
            facts={facts}
          />
          <p>
            <a className="tap" href="#orders">
              {order ? w.who : w.known({ code: state })}
            </a>
          </p>
        </li>
        <li>
          <p>
            <b>{w.lawyer}</b>
          </p>
          <div className="call-rows">
            {aid?.phoneNumber ? (
              <LinkButton href={telLink(aid.phoneNumber)}>
                <span>{records.name(aid)}</span> <span className="num">{aid.phoneNumber}</span>
              </LinkButton>
            ) : (
              <LinkButton href={people.legalAid.length > 0 ? '#lawyer' : to('/legal-education/help')}>
                {w.findOffice}
              </LinkButton>
            )}
          </div>
          <p>{w.say({ code: state })}</p>
        </li>
        <li>
          <p>
            <b>{w.talk}</b>
            {w.danger}
            <a href={telLink('911')}>{w.call911}</a>
            {w.otherwise}
          </p>
          <CallRows lines={[localizedHotline('domestic-violence')]} copy={layout} />
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
      </ol>
    </section>
  )
}
