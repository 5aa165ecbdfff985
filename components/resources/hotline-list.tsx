import { CallLink, TextLink } from '@/components/ui/phone-link'
import { spokenHotlines } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'

/** Who answers from anywhere, where there is nothing else to show. */
export function HotlineList() {
  const w = words().layout
  return (
    <ul className="entries">
      {spokenHotlines().map((line) => (
        <li key={line.id} className="entry">
          <b>{line.name}</b>
          <span className="row">
            {line.phone ? <CallLink number={line.phone} label={w.call} /> : null}
            {line.text ? <TextLink to={line.text.to} body={line.text.body} said={w.textSaid} /> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
