import type { Checked } from '@/lib/resources/freshness'
import type { ResourceDto } from '@/lib/resources/schema'
import { CheckBadge } from './check-badge'

export function Badges({ entry }: { entry: Checked & Pick<ResourceDto, 'isEmergency'> }) {
  return (
    <p className="badges">
      {entry.isEmergency ? <span className="badge badge-emergency">Emergency</span> : null}
      <CheckBadge check={entry} />
    </p>
  )
}
