import { NoPapers } from '@/components/location/no-papers'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'

/** The two most important numbers. Whoever comes from 'Get Help Now' needs nothing else. */
export function CallNow({ line }: { line: Hotline }) {
  const w = words()
  const copy = w.emergency.callNow
  return (
    <section className="box call-now" aria-labelledby="call-now-title">
      <h1 id="call-now-title">{copy.title}</h1>
      <p>
        <b>{copy.lead}</b> {copy.text}
      </p>
      <NoPapers />
      <div className="acts">
        <LinkButton look="crisis" href={telLink('911')}>
          <Icon name="phone" size={18} />
          <span>
            {w.layout.call} <span className="num">911</span>
          </span>
        </LinkButton>
        {line.phone ? (
          <LinkButton href={telLink(line.phone)} aria-label={w.layout.callLine(line.phone, line.name)}>
            <Icon name="phone" size={18} />
            <span>
              {w.layout.call} <span className="num">{line.phone}</span>
            </span>
          </LinkButton>
        ) : null}
        {line.text ? (
          <LinkButton
            look="soft"
            href={smsLink(line.text.to, line.text.body)}
            aria-label={w.layout.textLine(line.text.body ?? '', line.text.to, line.name)}
          >
            <Icon name="message-square" size={18} />
            <span>
              {w.layout.textSaid.send} {line.text.body} {w.layout.textSaid.to}{' '}
              <span className="num">{line.text.to}</span>
            </span>
          </LinkButton>
        ) : null}
      </div>
      <ul className="chips">
        <li>
          <a className="chip" href={to('/emergency/contacts')}>
            {copy.allHotlines}
          </a>
        </li>
        <li>
          <a className="chip" href={to('/help-now')}>
            {copy.inYourState}
          </a>
        </li>
      </ul>
    </section>
  )
}
