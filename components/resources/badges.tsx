import { Icon } from '@/components/ui/icon'
import { type Checked, describeFreshness } from '@/lib/resources/freshness'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { formatDate } from '@/lib/text/format'

/** How recently an entry was checked; it promises nothing more. */
export function CheckBadge({ check, copy = english }: { check: Checked; copy?: RecordWords }) {
  const { state, label } = describeFreshness(check, undefined, copy)
  return (
    <span className={state === 'verified' ? 'badge badge-verified' : 'badge'}>
      {state === 'verified' ? <Icon name="badge-check" size={15} /> : null}
      {label}
    </span>
  )
}

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

/** What holds for a while, such as a closed week: before anyone calls or goes there. */
export function EntryAlert({
  entry: { alert, alertUntil },
  copy = english,
}: {
  entry: Pick<ResourceDto, 'alert' | 'alertUntil'>
  copy?: RecordWords
}) {
  if (!alert) return null
  const w = copy.facts
  return (
    <p className="callout">
      <Icon name="megaphone" size={18} /> <b>{w.alert}</b>
      <span lang={copy.english}>{alert}</span>
      {alertUntil ? w.alertUntil({ date: formatDate(alertUntil, 'day', copy.tag) }) : null}
    </p>
  )
}
