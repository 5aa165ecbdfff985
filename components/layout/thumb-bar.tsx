import { ExitButton } from '@/components/ui/exit-button'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'
import { ExitMenu } from './exit-menu'

/** Call, Text and Exit within the thumb's reach; on a wide screen Exit and its menu stay. */
export function ThumbBar({
  line,
  crisisText,
  isQuiet = false,
}: {
  line: Hotline
  crisisText: Hotline
  isQuiet?: boolean
}) {
  return (
    <nav className="thumb" data-short={isQuiet ? '' : undefined} aria-label="Call, text or leave">
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
      {isQuiet ? null : <ExitMenu />}
      <ExitButton />
    </nav>
  )
}
