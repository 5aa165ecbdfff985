import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { textServices as inSpanish } from '@/lib/safety/content/es/hotline-notes'
import { textServices } from '@/lib/safety/content/hotline-notes'
import { spokenHotline } from '@/lib/site/language/hotlines'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { smsLink } from '@/lib/text/phone'

/** START and HOME reach different people. */
export function TextServices() {
  const { records } = words()
  return (
    <ul className="grid-2">
      {choose({ en: textServices, es: inSpanish }).map(({ id, title, text }) => {
        const line = spokenHotline(id)
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
                aria-label={`${records.textTo(line.text.body ?? null)}${line.text.to}, ${line.name}`}
              >
                <Icon name="message-square" size={18} />
                <span>
                  {records.textTo(line.text.body ?? null)}
                  <span className="num">{line.text.to}</span>
                </span>
              </LinkButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
