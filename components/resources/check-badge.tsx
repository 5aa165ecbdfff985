import { Icon } from '@/components/ui/icon'
import { type Checked, describeFreshness } from '@/lib/resources/freshness'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'

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
