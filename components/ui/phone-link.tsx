import { smsLink, telLink } from '@/lib/text/format'
import { LinkButton } from './button'
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

/** Whom to call now, wherever danger may be: buttons as wide as their place, each with its name and its number. */
export function CallRows({
  danger,
  lines,
  copy,
}: {
  /** What stands beside 911; none without it. */
  danger?: string
  lines: readonly { name: string; phone?: string | null; text?: { to: string; body?: string | null } | null }[]
  copy: { textSaid: TextSaid }
}) {
  const { send, to, plain } = copy.textSaid
  return (
    <div className="call-rows">
      {danger ? (
        <LinkButton variant="destructive" href={telLink('911')}>
          <span>{danger}</span> <span className="num">911</span>
        </LinkButton>
      ) : null}
      {lines.map(({ name, phone, text }) => [
        phone ? (
          <LinkButton key={phone} href={telLink(phone)}>
            <span>{name}</span> <span className="num">{phone}</span>
          </LinkButton>
        ) : null,
        text ? (
          <LinkButton key={text.to} variant="secondary" href={smsLink(text.to, text.body)}>
            <span>
              {phone ? <span className="sr-only">{`${name}, `}</span> : `${name}: `}
              {text.body ? `${send} ${text.body} ${to}` : plain}
            </span>{' '}
            <span className="num">{text.to}</span>
          </LinkButton>
        ) : null,
      ])}
    </div>
  )
}
