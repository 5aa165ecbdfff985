import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { smsLink, telLink } from '@/lib/phone'
import type { Hotline } from '@/lib/site'

/** Call, Text and Exit within the thumb's reach; on a wide screen only Exit stays. */
export function ThumbBar({ line, crisisText }: { line: Hotline; crisisText: Hotline }) {
  return (
    <nav className="thumb" aria-label="Call, text or leave">
      {line.phone ? (
        <LinkButton look="soft" href={telLink(line.phone)} aria-label={`Call the ${line.name}`}>
          <Icon name="phone" /> Call
        </LinkButton>
      ) : null}
      {crisisText.text ? (
        <LinkButton
          look="soft"
          href={smsLink(crisisText.text.to, crisisText.text.body)}
          aria-label={`Text the ${crisisText.name}`}
        >
          <Icon name="message-square" /> Text
        </LinkButton>
      ) : null}
      <LinkButton look="primary" href="/leave" rel="nofollow noreferrer" data-exit aria-label="Exit this site now">
        <Icon name="log-out" /> Exit
      </LinkButton>
    </nav>
  )
}
