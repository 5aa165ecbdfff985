import './crisis-banner.css'
import { Icon } from '@/components/ui/icon'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/format'

/**
 * One line high on a phone. The browser itself hides it (a dialog's own form), so it needs no script, stores nothing and
 * is back after the next full page load.
 */
export function CrisisBanner({ violence, crisisText }: { violence: Hotline; crisisText: Hotline }) {
  const w = words().layout
  // A phone has room for a word like 'Text'; a longer label is for screen readers only.
  const isLong = w.textSaid.send.length > 4
  return (
    <dialog open className="crisis" aria-label={w.crisisHelp}>
      <div className="wrap">
        <span className={isLong ? 'hidden 2xl:inline' : 'hidden lg:inline'}>{w.inDanger}</span>
        <a href={telLink('911')}>
          <span className="whitespace-nowrap">
            <span className={isLong ? 'max-md:sr-only' : undefined}>{w.call} </span>
            <span className="num">911</span>
          </span>
        </a>
        {violence.phone ? (
          <a href={telLink(violence.phone)}>
            <span className="max-md:sr-only">{violence.name}&nbsp;</span>
            <span className="num">{violence.phone}</span>
          </a>
        ) : null}
        {crisisText.text ? (
          <a href={smsLink(crisisText.text.to, crisisText.text.body)}>
            <span>
              {/* Another service than the hotline before it, so it is named; on a phone in a line of its own. */}
              <span className="whitespace-nowrap max-md:block">{crisisText.name}: </span>
              {/* Two lines on the narrowest phone: what to send, and where. */}
              <span className="whitespace-nowrap">
                <span className={isLong ? 'max-md:sr-only' : undefined}>
                  {crisisText.text.body ? w.textSaid.send : w.textSaid.plain}{' '}
                </span>
                {crisisText.text.body}
              </span>{' '}
              <span className="whitespace-nowrap">
                {crisisText.text.body ? `${w.textSaid.to} ` : null}
                <span className="num">{crisisText.text.to}</span>
              </span>
            </span>
          </a>
        ) : null}
        <form method="dialog">
          <button type="submit" aria-label={w.hideCrisisHelp}>
            <Icon name="x" size={18} />
          </button>
        </form>
      </div>
    </dialog>
  )
}
