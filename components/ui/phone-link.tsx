import { smsLink, telLink } from '@/lib/text/phone'
import { Icon } from './icon'

export function CallLink({ number, label, className = 'tap' }: { number: string; label?: string; className?: string }) {
  return (
    <a className={className} href={telLink(number)}>
      <Icon name="phone" size={18} />
      <span>
        {`${label ?? 'Call'} `}
        <span className="num">{number}</span>
      </span>
    </a>
  )
}

export function TextLink({ to, body, className = 'tap' }: { to: string; body?: string | null; className?: string }) {
  return (
    <a className={className} href={smsLink(to, body)}>
      <Icon name="message-square" size={18} />
      <span>
        Text {body ? <b>{body} </b> : null}
        {body ? 'to ' : null}
        <span className="num">{to}</span>
      </span>
    </a>
  )
}
