import { Icon } from '@/components/ui/icon'
import { type Checked, describeFreshness } from '@/lib/resources/freshness'

/** How lately an entry was checked, and nothing more certain than that. */
export function CheckBadge({ check }: { check: Checked }) {
  const { state, label } = describeFreshness(check)
  return (
    <span className={state === 'verified' ? 'badge badge-verified' : 'badge'}>
      {state === 'verified' ? <Icon name="badge-check" size={15} /> : null}
      {label}
    </span>
  )
}
