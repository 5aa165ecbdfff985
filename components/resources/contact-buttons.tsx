import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { isUnencrypted } from '@/lib/resources/place'
import type { PhoneDto, ResourceDto } from '@/lib/resources/schema'
import { smsLink, telLink } from '@/lib/text/phone'

interface Ways {
  title: string
  voice: { number: string; extension?: string | null } | null
  text: { number: string; keyword: string | null } | null
  url: string | null
  /** Of the first button; those behind it are lighter. */
  look?: 'primary' | 'soft'
}

/** Call, text and website, each only where there is one. */
export function ContactWays({ title, voice, text, url, look = 'primary' }: Ways) {
  const lighter = look === 'primary' ? 'soft' : 'line'
  return (
    <div className="acts">
      {voice ? (
        <LinkButton look={look} href={telLink(voice.number, voice.extension)}>
          <Icon name="phone" size={18} />
          <span>
            Call <span className="num">{voice.number}</span>
            <span className="sr-only">{`, ${title}`}</span>
          </span>
        </LinkButton>
      ) : null}
      {text ? (
        <LinkButton look={voice ? lighter : look} href={smsLink(text.number, text.keyword)}>
          <Icon name="message-square" size={18} />
          <span>
            {text.keyword ? `Text ${text.keyword} to ` : 'Text '}
            <span className="num">{text.number}</span>
            <span className="sr-only">{`, ${title}`}</span>
          </span>
        </LinkButton>
      ) : null}
      {url ? (
        <LinkButton look="line" href={url} target="_blank" rel="noopener noreferrer">
          <span>
            Website
            {isUnencrypted(url) ? ' (not encrypted)' : null}
            <span className="sr-only">{` of ${title}, opens a new tab`}</span>
          </span>
          <Icon name="external-link" size={16} />
        </LinkButton>
      ) : null}
    </div>
  )
}

function isEnglish(phone: PhoneDto): boolean {
  return phone.languages.length === 0 || phone.languages.includes('en')
}

/** `isShort`: a website only where there is no number. */
export function ContactButtons({
  entry,
  look,
  isShort = false,
}: {
  entry: Pick<ResourceDto, 'title' | 'phones' | 'url'>
  look?: 'primary' | 'soft'
  isShort?: boolean
}) {
  const voice = entry.phones.find((phone) => phone.type === 'voice' && isEnglish(phone)) ?? null
  const text = entry.phones.find((phone) => phone.type === 'text' && isEnglish(phone)) ?? null
  const url = isShort && (voice || text) ? null : entry.url
  return <ContactWays title={entry.title} voice={voice} text={text} url={url} look={look} />
}
