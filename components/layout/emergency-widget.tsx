import { Icon } from '@/components/ui/icon'
import { CallRows } from '@/components/ui/phone-link'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { BarDialog } from './bar-dialog'

const places = ['shelter', 'healthcare', 'womens-rights'] as const

/** Behind the bar's 'Call': whom to call now, and where to find help. */
export function EmergencyWidget({
  lines,
  isQuiet = false,
}: {
  lines: Hotline[]
  /** On the quiet page, the dialog has no links to other pages. */
  isQuiet?: boolean
}) {
  const w = words().layout
  return (
    <BarDialog id="emergency-help" title={w.emergencyHelp}>
      <p>
        <strong>{w.dangerNow}</strong> {w.stayOnLine}
      </p>
      <CallRows danger={w.dangerNow} lines={lines} copy={w} />
      <ul className="chips">
        {isQuiet ? null : (
          <li>
            <a className="chip" href={to('/safe-tonight')}>
              {w.tonight}
            </a>
          </li>
        )}
        {places.map((category) => (
          <li key={category}>
            {isQuiet ? (
              <button type="button" className="chip" data-quiet-go={category} data-close-dialog>
                {w.places[category]}
              </button>
            ) : (
              <a
                className="chip"
                href={to(`/resources?category=${category}`)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {w.places[category]} <span className="sr-only">{w.newTab}</span>
                <Icon name="external-link" size={16} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </BarDialog>
  )
}
