import { smsLink, telLink } from '@/lib/text/phone'
import { Icon } from './icon'

export function CallLink({
  number,
  extension,
  label,
  className = 'tap',
}: {
  number: string
  extension?: string
  label: string
  className?: string
}) {
  return (
    <a className={className} href={telLink(number, extension)}>
      <Icon name="phone" size={18} />
      <span>
        {`${label} `}
        <span className="num">{extension ? `${number} ext. ${extension}` : number}</span>
      </span>
    </a>
  )
}

/** The accessible name, in the language of the page. */
export interface TextSaid {
  send: string
  to: string
  plain: string
}

export function TextLink({
  to,
  body,
  copy,
  className = 'tap',
}: {
  to: string
  body?: string | null
  copy: TextSaid
  className?: string
}) {
  return (
    <a className={className} href={smsLink(to, body)}>
      <Icon name="message-square" size={18} />
      <span>
        {body ? `${copy.send} ` : `${copy.plain} `}
        {body ? <b>{body} </b> : null}
        {body ? `${copy.to} ` : null}
        <span className="num">{to}</span>
      </span>
    </a>
  )
}
