import '@/components/resources/entry-row.css'
import { ContactWays, WebsiteLink } from '@/components/resources/contact-buttons'
import { Description } from '@/components/resources/description'
import { EntryRow } from '@/components/resources/entry-row'
import { ReportLink } from '@/components/resources/report-link'
import { CallRows } from '@/components/ui/phone-link'
import { countedAs } from '@/lib/analytics/counted-as'
import { describeFreshness } from '@/lib/resources/freshness'
import { describeHours, slugOf } from '@/lib/resources/place'
import { describeWhere, groupNearby } from '@/lib/search/nearby/describe'
import type { NearbyResource } from '@/lib/search/nearby/schema'
import { location as english, type LocationWords } from '@/lib/site/language/en/location'
import { withLanguage } from '@/lib/site/language/languages.mjs'
import { hotline } from '@/lib/site/public-facts'

function NearbyCard({ item, copy = english }: { item: NearbyResource; copy?: LocationWords }) {
  const { badges: w, records } = copy
  const { opening, operatingHours } = item
  const name = records.name({ slug: slugOf(item.path), title: item.title })
  const freshness = describeFreshness(item, undefined, records)
  const hours =
    opening.status === 'always' ? null : describeHours({ hours: operatingHours, isOpen24Hours: false }, records)
  return (
    <EntryRow
      name={name}
      href={withLanguage(records.language, item.path)}
      counted={countedAs(item)}
      copy={records}
      what={<Description entry={item} copy={records} as="span" />}
      where={
        <>
          {item.isOpen24Hours ? (
            <span className="entry-open">{w.always}</span>
          ) : opening.status === 'unknown' ? null : (
            opening.label
          )}
          {item.isOpen24Hours || opening.status !== 'unknown' ? ' · ' : null}
          {describeWhere(item, copy)}
        </>
      }
      ways={
        <ContactWays
          title={name}
          voice={item.phone_number === null ? null : { number: item.phone_number }}
          text={item.text}
          url={item.phone_number === null && item.text === null ? item.url : null}
          copy={records}
        />
      }
      more={
        <>
          {hours ? <p lang={hours.lang}>{hours.text}</p> : null}
          <p className="badges">
            {item.coverage === 'state' ? <span className="badge">{w.state}</span> : null}
            {item.distanceTo === 'area' ? <span className="badge">{w.area}</span> : null}
            <span className={freshness.state === 'verified' ? 'badge badge-verified' : 'badge'}>{freshness.label}</span>
          </p>
          <WebsiteLink name={name} url={item.url} copy={records} />
          <ReportLink entry={{ slug: slugOf(item.path), title: name }} copy={records} />
        </>
      }
    />
  )
}

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
    <CallRows
      lines={[
        { ...hotline('domestic-violence'), name: w.line },
        { name: w.otherNeed, phone: '211' },
      ]}
      copy={w}
    />
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

/** An illustration: the list beside it has the same information as text. */
export function NearbyMap({ query, label, copy = english }: { query: string; label: string; copy?: LocationWords }) {
  const w = copy.map
  return (
    <figure className="nearby-map">
      {/* biome-ignore lint/performance/noImgElement: an SVG of our own, rendered for this search and not stored */}
      <img src={`/api/location/map?${query}`} width={640} height={440} alt={w.alt({ place: label })} decoding="async" />
      <figcaption className="soft">
        <span className="map-key map-key-here">{w.you}</span>
        <span className="map-key map-key-urgent">{w.urgent}</span>
        <span className="map-key map-key-place">{w.others}</span>
        {w.hidden}
      </figcaption>
    </figure>
  )
}
