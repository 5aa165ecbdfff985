import { ReportLink } from '@/components/resources/report-link'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { countedAs } from '@/lib/analytics/counted-as'
import { describeWhere } from '@/lib/location/describe'
import type { NearbyResource } from '@/lib/location/schema'
import { smsLink, telLink } from '@/lib/phone'
import { describeFreshness } from '@/lib/resources/freshness'
import { slugOf } from '@/lib/resources/place'

export function NearbyCard({ item }: { item: NearbyResource }) {
  const { opening, operatingHours } = item
  const freshness = describeFreshness(item)
  const hasHours = operatingHours !== null && opening.status !== 'always'
  return (
    <article className="card" {...countedAs(item)}>
      <h3>
        <a href={item.path}>{item.title}</a>
      </h3>
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
      <div className="acts">
        {item.phone_number ? (
          <LinkButton href={telLink(item.phone_number)}>
            <Icon name="phone" size={18} />
            <span>
              Call <span className="num">{item.phone_number}</span>
              <span className="sr-only">, {item.title}</span>
            </span>
          </LinkButton>
        ) : null}
        {item.text ? (
          <LinkButton look={item.phone_number ? 'soft' : 'primary'} href={smsLink(item.text.number, item.text.keyword)}>
            <Icon name="message-square" size={18} />
            <span>
              Text {item.text.keyword ? `${item.text.keyword} to ` : null}
              <span className="num">{item.text.number}</span>
              <span className="sr-only">, {item.title}</span>
            </span>
          </LinkButton>
        ) : null}
        {item.url ? (
          <LinkButton look="line" href={item.url} target="_blank" rel="noopener noreferrer">
            <span>
              Website
              <span className="sr-only"> of {item.title}, opens a new tab</span>
            </span>
            <Icon name="external-link" size={16} />
          </LinkButton>
        ) : null}
      </div>
      <ReportLink entry={{ slug: slugOf(item.path), title: item.title }} />
    </article>
  )
}
