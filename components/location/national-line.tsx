import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'

/** The one number that answers everywhere, at any hour. */
export function NationalLine({ look = 'primary' }: { look?: 'primary' | 'soft' }) {
  const line = hotline('domestic-violence')
  return (
    <div className="acts">
      <LinkButton look={look} href={telLink(line.phone ?? '')}>
        <Icon name="phone" size={18} />
        <span>
          Call <span className="num">{line.phone}</span>
          <span className="sr-only">, {line.name}</span>
        </span>
      </LinkButton>
      {line.text ? (
        <LinkButton look="line" href={smsLink(line.text.to, line.text.body)}>
          <Icon name="message-square" size={18} />
          <span>
            {line.text.body ? `Text ${line.text.body} to ` : 'Text '}
            <span className="num">{line.text.to}</span>
          </span>
        </LinkButton>
      ) : null}
    </div>
  )
}
