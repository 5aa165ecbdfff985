import { CallLink, TextLink } from '@/components/ui/phone-link'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'

/** Each line with what it is for and its numbers, and nothing that a directory would have to tell. */
export function HotlineLines({ lines }: { lines: readonly Hotline[] }) {
  const { emergency, layout } = words()
  return (
    <ul className="entries">
      {lines.map(({ id, name, about, phone, phoneWord, text }) => (
        <li key={id} className="entry">
          <b>{name}</b>
          <span className="soft">
            {about}
            {phoneWord ? emergency.inLetters(phoneWord) : null}
          </span>
          <span className="row">
            {phone ? <CallLink number={phone} label={layout.call} /> : null}
            {text ? <TextLink to={text.to} body={text.body} said={layout.textSaid} /> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
