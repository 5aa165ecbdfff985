import type { ButtonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { words } from '@/lib/site/language/words'
import { smsLink } from '@/lib/text/phone'

/** Opens a text message to a hotline, with the keyword it expects. */
export function TextButton({
  text,
  name,
  look,
}: {
  text: { to: string; body?: string }
  name: string
  look: ButtonLook
}) {
  const textTo = words().records.textTo({ keyword: text.body ?? null })
  return (
    <LinkButton look={look} href={smsLink(text.to, text.body)} aria-label={`${textTo}${text.to}, ${name}`}>
      <Icon name="message-square" size={18} />
      <span>
        {textTo}
        <span className="num">{text.to}</span>
      </span>
    </LinkButton>
  )
}
