import { ContactWays, WebsiteLink } from '@/components/resources/contact-buttons'
import { Description } from '@/components/resources/description'
import { EntryRow } from '@/components/resources/entry-row'
import { ReportLink } from '@/components/resources/report-link'
import { countedAs } from '@/lib/analytics/counted-as'
import { describeFreshness } from '@/lib/resources/freshness'
import { describeHours, slugOf } from '@/lib/resources/place'
import { describeWhere } from '@/lib/search/nearby/describe'
import type { NearbyResource } from '@/lib/search/nearby/schema'
import { location as english, type LocationWords } from '@/lib/site/language/en/location'
import { withLanguage } from '@/lib/site/language/languages.mjs'

export function NearbyCard({ item, copy = english }: { item: NearbyResource; copy?: LocationWords }) {
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
