import { CallLink, TextLink } from '@/components/ui/phone-link'
import { groupNearby } from '@/lib/search/nearby/describe'
import type { NearbyResource } from '@/lib/search/nearby/schema'
import { formatCount } from '@/lib/text/format'
import { NearbyCard } from './nearby-card'

/** Cards of one answer that are shown at once. */
export const SHOWN_AT_ONCE = 24

function Group({ id, title, items }: { id: string; title: string; items: NearbyResource[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-[1.3rem]">
        {title}
      </h2>
      <ul className="grid-3">
        {items.map((item) => (
          <li key={item.id} className="grid max-w-none">
            <NearbyCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who answers from everywhere. */
export function NearbyLines() {
  return (
    <p className="row">
      <CallLink number="1-800-799-7233" label="National Domestic Violence Hotline:" />
      <TextLink to="88788" body="START" />
      <CallLink number="211" label="Any other need:" />
    </p>
  )
}

function NoNearby() {
  return (
    <div className="card items-start">
      <h2>No Nearby Resources Found</h2>
      <p>Try a wider radius, another town, or a whole state. These lines answer everywhere, day and night:</p>
      <NearbyLines />
    </div>
  )
}

/** The list is the answer; the map only goes with it. `count` of them are shown, from `from` on. */
export function NearbyList({ items, from = 0, count }: { items: NearbyResource[]; from?: number; count: number }) {
  const shown = items.slice(from, from + count)
  // What answers from anywhere is not nearby.
  if (!items.some(({ coverage }) => coverage !== 'country')) return <NoNearby />
  const { urgent, near, statewide } = groupNearby(shown)
  return (
    <div className="grid gap-6">
      <p role="status">
        {formatCount(items.length, 'place', 'places')} to turn to
        {shown.length < items.length ? `, ${shown.length} of them here` : ''}.
      </p>
      <Group id="urgent-title" title="Emergency and 24-hour help" items={urgent} />
      <Group id="near-title" title="Other help nearby" items={near} />
      <Group id="statewide-title" title="For your state and the country" items={statewide} />
    </div>
  )
}
