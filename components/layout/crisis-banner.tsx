import { Icon } from '@/components/ui/icon'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'

/**
 * One line high on a phone. It is hidden by the browser itself (a dialog's own form), so that it needs no script,
 * stores nothing and is back at the next full load.
 */
export function CrisisBanner({ violence, crisisText }: { violence: Hotline; crisisText: Hotline }) {
  return (
    <dialog open className="crisis" aria-label="Crisis help">
      <div className="wrap">
        <span className="hidden lg:inline">In danger?</span>
        <a href={telLink('911')}>
          Call&nbsp;<span className="num">911</span>
        </a>
        {violence.phone ? (
          <a href={telLink(violence.phone)} aria-label={`${violence.name} ${violence.phone}`}>
            <span className="hidden md:inline">{violence.name}&nbsp;</span>
            <span className="num">{violence.phone}</span>
          </a>
        ) : null}
        {crisisText.text ? (
          <a
            href={smsLink(crisisText.text.to, crisisText.text.body)}
            aria-label={`Text ${crisisText.text.body ?? ''} to ${crisisText.text.to}, ${crisisText.name}`}
          >
            Text&nbsp;<span className="hidden sm:inline">{crisisText.text.body} to&nbsp;</span>
            <span className="num">{crisisText.text.to}</span>
          </a>
        ) : null}
        <form method="dialog">
          <button type="submit" aria-label="Hide crisis help">
            <Icon name="x" size={18} />
          </button>
        </form>
      </div>
    </dialog>
  )
}
