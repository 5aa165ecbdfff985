import { ScrollRegion } from '@/components/ui/scroll-region'
import { formatCents } from '@/lib/donations/choices'
import { words } from '@/lib/site/language/words'

export interface ShownGift {
  id: string
  day: string
  cents: number
  what: string
  state: string
  /** The page to pay an unpaid gift. */
  payPath: string | null
}

export function GiftTable({ caption, gifts }: { caption: string; gifts: readonly ShownGift[] }) {
  const { columns, payNow } = words().give.mine
  return (
    <ScrollRegion label={caption}>
      <table className="gifts">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.day}</th>
            <th scope="col">{columns.cents}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {gifts.map(({ id, day, cents, what, state, payPath }) => (
            <tr key={id}>
              <td>{day}</td>
              <td>{formatCents(cents)}</td>
              <td>{what}</td>
              <td>
                {state}
                {payPath ? (
                  <>
                    {' · '}
                    <a href={payPath}>{payNow}</a>
                  </>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
