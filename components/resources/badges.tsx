import type { Checked } from '@/lib/resources/freshness'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { CheckBadge } from './check-badge'

export function Badges({
  entry,
  copy = english,
}: {
  entry: Checked & Pick<ResourceDto, 'isEmergency'> & Partial<Pick<ResourceDto, 'languages'>>
  copy?: RecordWords
}) {
  return (
    <p className="badges">
      {entry.isEmergency ? <span className="badge badge-emergency">{copy.emergency}</span> : null}
      {copy.speaksIt && entry.languages?.includes(copy.language) ? (
        <span className="badge">{copy.speaksIt}</span>
      ) : null}
      <CheckBadge check={entry} copy={copy} />
    </p>
  )
}
