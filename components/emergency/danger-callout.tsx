import { LinkButton } from '@/components/ui/link-button'
import { words } from '@/lib/site/language/words'
import { smsLink, telLink } from '@/lib/text/phone'

/** For someone in danger now: call or text 911. */
export function DangerCallout() {
  const { records, emergency } = words()
  const { danger, dangerText } = emergency.contacts
  return (
    <div className="callout callout-warning">
      <p>
        <b>{danger}</b> {dangerText}
      </p>
      <div className="row">
        <LinkButton look="crisis" href={telLink('911')}>
          {records.call} <span className="num">911</span>
        </LinkButton>
        <LinkButton look="line" href={smsLink('911')}>
          {records.textTo({ keyword: null })}
          <span className="num">911</span>
        </LinkButton>
      </div>
    </div>
  )
}
