import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'
import { smsLink, telLink } from '@/lib/text/phone'
import { NoPapers } from './no-papers'

/** The one hotline that answers everywhere, around the clock. */
export function NationalLine({ look = 'primary' }: { look?: 'primary' | 'soft' }) {
  const copy = words().records
  const line = localizedHotline('domestic-violence')
  return (
    <>
      <div className="acts">
        <LinkButton look={look} href={telLink(line.phone ?? '')}>
          <Icon name="phone" size={18} />
          <span>
            {copy.call} <span className="num">{line.phone}</span>
            <span className="sr-only">, {line.name}</span>
          </span>
        </LinkButton>
        {line.text ? (
          <LinkButton look="line" href={smsLink(line.text.to, line.text.body)}>
            <Icon name="message-square" size={18} />
            <span>
              {copy.textTo({ keyword: line.text.body ?? null })}
              <span className="num">{line.text.to}</span>
            </span>
          </LinkButton>
        ) : null}
      </div>
      {look === 'primary' ? <NoPapers /> : null}
    </>
  )
}
