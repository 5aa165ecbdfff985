import '@/components/resources/entry-row.css'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import { groupNearby } from '@/lib/search/nearby/describe'
import type { NearbyResource } from '@/lib/search/nearby/schema'
import { location as english, type LocationWords } from '@/lib/site/language/en/location'
import { NearbyCard } from './nearby-card'

/** Cards per page of results. */
export const CARDS_PER_PAGE = 24

function Group({
  id,
  title,
  items,
  copy,
}: {
  id: string
  title: string
  items: NearbyResource[]
  copy: LocationWords
}) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-[1.3rem]">
        {title}
      </h2>
      <ul className="entry-rows">
        {items.map((item) => (
          <li key={item.id}>
            <NearbyCard item={item} copy={copy} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Hotlines that answer from anywhere. */
export function NearbyLines({ copy = english }: { copy?: LocationWords }) {
  const w = copy.results
  return (
    <p className="row">
      <CallLink number="1-800-799-7233" label={w.line} />
      <TextLink to="88788" body="START" copy={w.textSaid} />
      <CallLink number="211" label={w.otherNeed} />
    </p>
  )
}

function NoNearby({ copy }: { copy: LocationWords }) {
  return (
    <div className="card items-start">
      <h2>{copy.results.none}</h2>
      <p>{copy.results.noneText}</p>
      <NearbyLines copy={copy} />
    </div>
  )
}

/** The list has all the results; the map only illustrates it. Shows `count` of them, starting at `from`. */
export function NearbyList({
  items,
  from = 0,
  count,
  copy = english,
}: {
  items: NearbyResource[]
  from?: number
  count: number
  copy?: LocationWords
}) {
  const w = copy.results
  const shown = items.slice(from, from + count)
  // Hotlines that answer from anywhere are not nearby.
  if (!items.some(({ coverage }) => coverage !== 'country')) return <NoNearby copy={copy} />
  const { urgent, near, statewide } = groupNearby(shown)
  return (
    <div className="grid gap-6">
      <p role="status">{w.count({ count: items.length, shown: shown.length, isPart: shown.length < items.length })}</p>
      <Group id="urgent-title" title={w.urgent} items={urgent} copy={copy} />
      <Group id="near-title" title={w.nearby} items={near} copy={copy} />
      <Group id="statewide-title" title={w.statewide} items={statewide} copy={copy} />
    </div>
  )
}
