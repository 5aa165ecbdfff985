import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'

/** The two numbers to press first. Whoever came by 'Get Help Now' looks for nothing else. */
export function CallNow({ line }: { line: Hotline }) {
  return (
    <section className="call-now" aria-labelledby="call-now-title">
      <h1 id="call-now-title">Get help now</h1>
      <p>
        <b>In danger?</b> Call 911. If you cannot speak, stay on the line. To talk something through, call or text the
        hotline: free, day and night.
      </p>
      <div className="acts">
        <LinkButton look="crisis" href={telLink('911')}>
          <Icon name="phone" size={18} />
          <span>
            Call <span className="num">911</span>
          </span>
        </LinkButton>
        {line.phone ? (
          <LinkButton href={telLink(line.phone)} aria-label={`Call ${line.phone}, ${line.name}`}>
            <Icon name="phone" size={18} />
            <span>
              Call <span className="num">{line.phone}</span>
            </span>
          </LinkButton>
        ) : null}
        {line.text ? (
          <LinkButton
            look="soft"
            href={smsLink(line.text.to, line.text.body)}
            aria-label={`Text ${line.text.body ?? ''} to ${line.text.to}, ${line.name}`}
          >
            <Icon name="message-square" size={18} />
            <span>
              Text {line.text.body} to <span className="num">{line.text.to}</span>
            </span>
          </LinkButton>
        ) : null}
      </div>
      <ul className="chips">
        <li>
          <a className="chip" href="/emergency/contacts">
            All hotlines
          </a>
        </li>
        <li>
          <a className="chip" href="/help-now">
            Shelter and legal help in your state
          </a>
        </li>
      </ul>
    </section>
  )
}
