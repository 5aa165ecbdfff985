import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { textServices } from '@/lib/safety/content/hotline-notes'
import { hotline } from '@/lib/site/site'
import { smsLink } from '@/lib/text/phone'

/** START and HOME reach different people. */
export function TextServices() {
  return (
    <ul className="grid-2">
      {textServices.map(({ id, title, text }) => {
        const line = hotline(id)
        if (!line.text) return null
        return (
          <li key={id} className="card">
            <h3>{title}</h3>
            <p>
              <b>{line.name}.</b> {text}
            </p>
            <div className="acts">
              <LinkButton
                look="soft"
                href={smsLink(line.text.to, line.text.body)}
                aria-label={`Text ${line.text.body} to ${line.text.to}, ${line.name}`}
              >
                <Icon name="message-square" size={18} />
                <span>
                  Text {line.text.body} to <span className="num">{line.text.to}</span>
                </span>
              </LinkButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
