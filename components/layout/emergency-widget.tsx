import { ExitButton, ExitStatus } from '@/components/ui/exit-button'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import type { Hotline } from '@/lib/site/site'
import { telLink } from '@/lib/text/phone'

const places = [
  { category: 'shelter', label: 'Find shelter' },
  { category: 'healthcare', label: 'Find health care' },
  { category: 'womens-rights', label: 'Find legal and rights help' },
]

/** A dialog with a script; without one, a plain section that the button jumps to. */
export function EmergencyWidget({
  lines,
  isQuiet = false,
}: {
  lines: Hotline[]
  /** Nothing in it leads to another address. */
  isQuiet?: boolean
}) {
  return (
    <>
      <a className="btn btn-crisis help-button" href="#emergency-help" data-open-dialog="emergency-help">
        <Icon name="siren" size={20} />
        Emergency help
      </a>
      <dialog id="emergency-help" className="dialog" aria-labelledby="emergency-help-title">
        <div className="dialog-body">
          <h2 id="emergency-help-title">Emergency help</h2>
          <p>
            <strong>In danger right now?</strong> Call 911. If you cannot speak, stay on the line.
          </p>
          <LinkButton look="crisis" href={telLink('911')}>
            <Icon name="phone" /> Call 911
          </LinkButton>
          <ul className="entries">
            {lines.map((line) => (
              <li key={line.id} className="entry">
                <b>{line.name}</b>
                <span className="soft">{line.about}</span>
                <span className="row">
                  {line.phone ? <CallLink number={line.phone} /> : null}
                  {line.text ? <TextLink to={line.text.to} body={line.text.body} /> : null}
                </span>
              </li>
            ))}
          </ul>
          <ul className="chips">
            {isQuiet ? null : (
              <li>
                <a className="chip" href="/safe-tonight">
                  A safe place tonight
                </a>
              </li>
            )}
            {places.map(({ category, label }) => (
              <li key={category}>
                {isQuiet ? (
                  <button type="button" className="chip" data-quiet-go={category} data-close-dialog>
                    {label}
                  </button>
                ) : (
                  <a
                    className="chip"
                    href={`/resources?category=${category}`}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {label} <span className="sr-only">(opens a new tab)</span>
                    <Icon name="external-link" size={16} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
        <div className="dialog-foot">
          <LinkButton look="line" href="#top" data-close-dialog>
            Close
          </LinkButton>
          <ExitButton />
        </div>
        <ExitStatus />
      </dialog>
    </>
  )
}
