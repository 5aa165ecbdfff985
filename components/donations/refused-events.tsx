import { formatNumber } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'

interface Refused {
  type: string
  reason: string
  count: number
  lastAt: Date
}

/** Why we refused the event, and what to do about it. */
const reasons: Record<string, string> = {
  version: 'Written in another API version than this site reads. Give the endpoint the right one: docs/stripe.md.',
  livemode: 'Test money at live keys, or the other way round. Look at the endpoint and the keys.',
  currency: 'Not in US dollars.',
  amount: 'Different amount than the gift.',
  'other-payment': 'The gift has another payment already.',
  unreadable: 'Not in the shape that this site reads.',
}

export function RefusedEventList({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  return (
    <section aria-labelledby="refused-title" className="grid gap-3">
      <h2 id="refused-title">Refused reports</h2>
      <p>The payment company reported these in the last 30 days, and the ledger did not take them.</p>
      <ul className="prose">
        {refused.map(({ type, reason, count, lastAt }) => (
          <li key={`${type} ${reason}`}>
            <code>{type}</code>, {formatNumber(count)} times, last {formatEasternMoment(lastAt.toISOString())}.{' '}
            {reasons[reason] ?? reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
