import { ContactWays } from '@/components/resources/contact-buttons'
import { ReportLink } from '@/components/resources/report-link'
import { Icon } from '@/components/ui/icon'
import { countedAs } from '@/lib/analytics/counted-as'
import { describeFreshness } from '@/lib/resources/freshness'
import { slugOf } from '@/lib/resources/place'
import { describeWhere } from '@/lib/search/nearby/describe'
import type { NearbyResource } from '@/lib/search/nearby/schema'

export function NearbyCard({ item }: { item: NearbyResource }) {
  const { opening, operatingHours } = item
  const freshness = describeFreshness(item)
  const hasHours = operatingHours !== null && opening.status !== 'always'
  return (
    <article className="card" {...countedAs(item)}>
      <h3>
        <a href={item.path}>{item.title}</a>
      </h3>
      <ContactWays
        title={item.title}
        voice={item.phone_number === null ? null : { number: item.phone_number }}
        text={item.text}
        url={item.url}
      />
      <p className="badges">
        {item.isEmergency ? <span className="badge badge-emergency">Emergency</span> : null}
        {item.isOpen24Hours ? <span className="badge">24 hours</span> : null}
        {item.coverage === 'state' ? <span className="badge">Serves the whole state</span> : null}
        {item.distanceTo === 'area' ? <span className="badge">Area only</span> : null}
        <span className={freshness.state === 'verified' ? 'badge badge-verified' : 'badge'}>{freshness.label}</span>
      </p>
      <p>{item.description}</p>
      <div className="facts">
        <Icon name="clock" size={18} />
        <span>
          {opening.label}
          {hasHours ? <span className="block soft">{operatingHours}</span> : null}
        </span>
        <Icon name="map-pin" size={18} />
        <span>{describeWhere(item)}</span>
      </div>
      <ReportLink entry={{ slug: slugOf(item.path), title: item.title }} />
    </article>
  )
}
