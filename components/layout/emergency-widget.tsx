import '@/components/ui/dialog.css'
import { LineEntries } from '@/components/resources/line-entries'
import { ExitButton, ExitStatus } from '@/components/ui/exit-button'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { telLink } from '@/lib/text/phone'

const places = ['shelter', 'healthcare', 'womens-rights'] as const

/** What the bar's button opens: a dialog with a script, otherwise a section that the button jumps to. */
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
    <dialog id="emergency-help" className="dialog" aria-labelledby="emergency-help-title">
      <div className="dialog-body">
        <h2 id="emergency-help-title">{w.emergencyHelp}</h2>
        <p>
          <strong>{w.dangerNow}</strong> {w.stayOnLine}
        </p>
        <LinkButton look="crisis" href={telLink('911')}>
          <Icon name="phone" /> {w.call911}
        </LinkButton>
        <LineEntries lines={lines} copy={w} />
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
      </div>
      <div className="dialog-foot">
        <LinkButton look="line" href="#top" data-close-dialog>
          {w.close}
        </LinkButton>
        <ExitButton label={w.exit} name={w.exitNow} />
      </div>
      <ExitStatus />
    </dialog>
  )
}
