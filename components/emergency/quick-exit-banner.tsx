import { ExitButton } from '@/components/ui/exit-button'
import { words } from '@/lib/site/language/words'

/** Comes first on every emergency page. */
export function QuickExitBanner() {
  const w = words()
  return (
    <aside className="exit-banner" aria-label={w.layout.quickExit}>
      <p>
        <b>{w.emergency.banner.lead}</b>{' '}
        <span className="exit-keys">
          {w.emergency.banner.keys({ kbd: (inside) => <kbd key={String(inside)}>{inside}</kbd> })}
        </span>
      </p>
      <ExitButton label={w.layout.quickExit} name={w.layout.quickExit} />
    </aside>
  )
}
