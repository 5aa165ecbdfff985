import { CallLink, TextLink, type TextSaid } from '@/components/ui/phone-link'
import type { Hotline } from '@/lib/site/public-facts'

/** A list of hotlines, each with its contact options. */
export function LineEntries({
  lines,
  copy,
  isShort = false,
  inLetters,
  className = 'entry',
}: {
  lines: readonly Hotline[]
  copy: { call: string; textSaid: TextSaid }
  /** Leaves out what each hotline is for. */
  isShort?: boolean
  /** The format of a number that is also a word. */
  inLetters?: (word: string) => string
  className?: string
}) {
  return (
    <ul className="entries">
      {lines.map(({ id, name, about, phone, phoneWord, text }) => (
        <li key={id} className={className}>
          <b>{name}</b>
          {isShort ? null : (
            <span className="soft">
              {about}
              {inLetters && phoneWord ? inLetters(phoneWord) : null}
            </span>
          )}
          <span className="row">
            {phone ? <CallLink number={phone} label={copy.call} /> : null}
            {text ? <TextLink to={text.to} body={text.body} copy={copy.textSaid} /> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
