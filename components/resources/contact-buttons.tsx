import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { smsLink, telLink } from '@/lib/phone'
import { isUnencrypted } from '@/lib/resources/place'
import type { PhoneDto, ResourceDto } from '@/lib/resources/schema'

function isEnglish(phone: PhoneDto): boolean {
  return phone.languages.length === 0 || phone.languages.includes('en')
}

/** Call, text and website, each only where the record has one. */
export function ContactButtons({ entry }: { entry: Pick<ResourceDto, 'title' | 'phones' | 'url'> }) {
  const voice = entry.phones.find((phone) => phone.type === 'voice' && isEnglish(phone))
  const text = entry.phones.find((phone) => phone.type === 'text' && isEnglish(phone))
  return (
    <div className="acts">
      {voice ? (
        <LinkButton href={telLink(voice.number, voice.extension)}>
          <Icon name="phone" size={18} />
          <span>
            Call <span className="num">{voice.number}</span>
            <span className="sr-only">{`, ${entry.title}`}</span>
          </span>
        </LinkButton>
      ) : null}
      {text ? (
        <LinkButton look={voice ? 'soft' : 'primary'} href={smsLink(text.number, text.keyword)}>
          <Icon name="message-square" size={18} />
          <span>
            {text.keyword ? `Text ${text.keyword} to ` : 'Text '}
            <span className="num">{text.number}</span>
            <span className="sr-only">{`, ${entry.title}`}</span>
          </span>
        </LinkButton>
      ) : null}
      {entry.url ? (
        <LinkButton look="line" href={entry.url} target="_blank" rel="noopener noreferrer">
          <span>
            Website
            {isUnencrypted(entry.url) ? ' (not encrypted)' : null}
            <span className="sr-only">{` of ${entry.title}, opens a new tab`}</span>
          </span>
          <Icon name="external-link" size={16} />
        </LinkButton>
      ) : null}
    </div>
  )
}
