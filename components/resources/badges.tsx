import type { Checked } from '@/lib/resources/freshness'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { CheckBadge } from './check-badge'

export function Badges({
  entry,
  said = english,
}: {
  entry: Checked & Pick<ResourceDto, 'isEmergency'>
  said?: RecordWords
}) {
  return (
    <p className="badges">
      {entry.isEmergency ? <span className="badge badge-emergency">{said.emergency}</span> : null}
      <CheckBadge check={entry} said={said} />
    </p>
  )
}
