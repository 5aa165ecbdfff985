import { Icon } from '@/components/ui/icon'
import { describeFreshness } from '@/lib/resources/freshness'
import type { ResourceDto } from '@/lib/resources/schema'

export function Badges({
  entry,
}: {
  entry: Pick<ResourceDto, 'isEmergency' | 'isVerified' | 'verifiedOn' | 'verifiedPrecision' | 'isOpen24Hours'>
}) {
  const freshness = describeFreshness(entry)
  return (
    <p className="badges">
      {entry.isEmergency ? <span className="badge badge-emergency">Emergency</span> : null}
      <span className={freshness.state === 'verified' ? 'badge badge-verified' : 'badge'}>
        {freshness.state === 'verified' ? <Icon name="badge-check" size={15} /> : null}
        {freshness.label}
      </span>
    </p>
  )
}
