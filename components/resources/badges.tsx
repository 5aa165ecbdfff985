import type { ResourceDto } from '@/lib/resources/schema'
import { CheckBadge } from './check-badge'

export function Badges({
  entry,
}: {
  entry: Pick<ResourceDto, 'isEmergency' | 'isVerified' | 'verifiedOn' | 'verifiedPrecision' | 'isOpen24Hours'>
}) {
  return (
    <p className="badges">
      {entry.isEmergency ? <span className="badge badge-emergency">Emergency</span> : null}
      <CheckBadge check={entry} />
    </p>
  )
}
