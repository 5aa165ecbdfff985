import { smsLink, telLink } from '@/lib/text/format'
import { LinkButton } from './button'
import { Icon } from './icon'

export function CallLink({ number, extension, label }: { number: string; extension?: string; label: string }) {
  return (
    <a className="tap" href={telLink(number, extension)}>
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
  name,
  to,
  body,
  copy,
}: {
  name?: string
  to: string
  body?: string | null
  copy: TextSaid
}) {
  return (
    <a className="tap" href={smsLink(to, body)}>
      <Icon name="message-square" size={18} />
      <span>
        {name ? `${name}: ` : null}
        {body ? `${copy.send} ` : `${copy.plain} `}
        {body ? <b>{body} </b> : null}
        {body ? `${copy.to} ` : null}
        <span className="num">{to}</span>
      </span>
    </a>
  )
}

interface Line {
  /** Left out where it stands above. */
  name?: string
  about?: string
  phone?: string | null
  text?: { to: string; body?: string | null } | null
}

interface RowsOptions {
  copy: { call?: string; textSaid: TextSaid }
  /** The names stand above, so that the rows say only 'Call' and 'Text'. */
  isNamed?: boolean
  /** Also says what each is for. */
  withAbout?: boolean
}

function LineRows({
  line: { name, about, phone, text },
  copy,
  isNamed = false,
  withAbout = false,
}: RowsOptions & { line: Line }) {
  const { send, to, plain } = copy.textSaid
  const purpose = withAbout && about ? <small>{about}</small> : null
  const heard = name ? <span className="sr-only">{`, ${name}`}</span> : null
  return (
    <>
      {phone ? (
        <LinkButton href={telLink(phone)}>
          <span>
            {isNamed ? copy.call : name}
            {purpose}
          </span>{' '}
          <span className="num">
            {phone}
            {isNamed ? heard : null}
          </span>
        </LinkButton>
      ) : null}
      {text ? (
        <LinkButton variant="secondary" href={smsLink(text.to, text.body)}>
          <span>
            {name && !phone && !isNamed ? `${name}: ` : null}
            {text.body ? `${send} ${text.body} ${to}` : plain}
            {phone ? null : purpose}
          </span>{' '}
          <span className="num">
            {text.to}
            {phone || isNamed ? heard : null}
          </span>
        </LinkButton>
      ) : null}
    </>
  )
}

/**
 * Whom to call now: the one look of a hotline's number. Buttons as wide as their place, each with its name and its number.
 */
export function CallRows({
  danger,
  lines,
  ...options
}: RowsOptions & {
  /** What stands beside 911; none without it. */
  danger?: string
  lines: readonly Line[]
}) {
  return (
    <div className="call-rows">
      {danger ? (
        <LinkButton variant="destructive" href={telLink('911')}>
          <span>{danger}</span> <span className="num">911</span>
        </LinkButton>
      ) : null}
      {lines.map((line) => (
        <LineRows key={line.phone ?? line.text?.to} line={line} {...options} />
      ))}
    </div>
  )
}
