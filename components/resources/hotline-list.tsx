import { CallLink, TextLink } from '@/components/ui/phone-link'
import { hotlines } from '@/lib/site/site'

/** Who answers from anywhere, where there is nothing else to show. */
export function HotlineList() {
  return (
    <ul className="entries">
      {hotlines.map((line) => (
        <li key={line.id} className="entry">
          <b>{line.name}</b>
          <span className="row">
            {line.phone ? <CallLink number={line.phone} /> : null}
            {line.text ? <TextLink to={line.text.to} body={line.text.body} /> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
