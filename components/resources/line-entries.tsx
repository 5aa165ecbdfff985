import { CallLink, TextLink, type TextSaid } from '@/components/ui/phone-link'
import type { Hotline } from '@/lib/site/public-facts'

/** Hotlines as a list, each with the ways to reach it. */
export function LineEntries({
  lines,
  said,
  isShort = false,
  className = 'entry',
}: {
  lines: readonly Hotline[]
  said: { call: string; textSaid: TextSaid }
  /** Without what each is for. */
  isShort?: boolean
  className?: string
}) {
  return (
    <ul className="entries">
      {lines.map(({ id, name, about, phone, text }) => (
        <li key={id} className={className}>
          <b>{name}</b>
          {isShort ? null : <span className="soft">{about}</span>}
          <span className="row">
            {phone ? <CallLink number={phone} label={said.call} /> : null}
            {text ? <TextLink to={text.to} body={text.body} said={said.textSaid} /> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
