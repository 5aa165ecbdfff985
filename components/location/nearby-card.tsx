import { ContactWays } from '@/components/resources/contact-buttons'
import { Description } from '@/components/resources/description'
import { ReportLink } from '@/components/resources/report-link'
import { Icon } from '@/components/ui/icon'
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
    <article className="card" {...countedAs(item)}>
      <h3>
        <a href={withLanguage(records.language, item.path)}>{name}</a>
      </h3>
      <ContactWays
        title={name}
        voice={item.phone_number === null ? null : { number: item.phone_number }}
        text={item.text}
        url={item.url}
        copy={records}
      />
      <p className="badges">
        {item.isEmergency ? <span className="badge badge-emergency">{records.emergency}</span> : null}
        {item.isOpen24Hours ? <span className="badge">{w.always}</span> : null}
        {item.coverage === 'state' ? <span className="badge">{w.state}</span> : null}
        {item.distanceTo === 'area' ? <span className="badge">{w.area}</span> : null}
        <span className={freshness.state === 'verified' ? 'badge badge-verified' : 'badge'}>{freshness.label}</span>
      </p>
      <Description entry={item} copy={records} />
      <div className="facts">
        <Icon name="clock" size={18} />
        <span>
          {opening.label}
          {hours ? (
            <span className="block soft" lang={hours.lang}>
              {hours.text}
            </span>
          ) : null}
        </span>
        <Icon name="map-pin" size={18} />
        <span>{describeWhere(item, copy)}</span>
      </div>
      <ReportLink entry={{ slug: slugOf(item.path), title: name }} copy={records} />
    </article>
  )
}
