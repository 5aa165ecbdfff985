import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { isUnencrypted, websiteHost } from '@/lib/resources/place'
import { choosePhone } from '@/lib/resources/read-phone'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { hotline } from '@/lib/site/public-facts'
import { smsLink, telLink } from '@/lib/text/format'

interface Ways {
  title: string
  voice: { number: string; extension?: string | null } | null
  text: { number: string; keyword: string | null } | null
  url: string | null
  chat?: string | null
  /** Of the first button; the following ones are lighter. */
  variant?: 'default' | 'secondary'
  copy?: ContactWords
}

/** Button labels in the language of the page. */
export type ContactWords = Pick<
  RecordWords,
  'name' | 'call' | 'noNumber' | 'textTo' | 'chat' | 'website' | 'websiteIn' | 'notEncrypted' | 'websiteOf'
>

export function WebsiteLink({
  name,
  url,
  copy,
  className = 'tap',
}: {
  name: string
  url: string | null
  copy: ContactWords
  className?: string
}) {
  if (!url) return null
  return (
    <a className={className} href={copy.websiteIn(url)} target="_blank" rel="noopener noreferrer">
      <span>
        {copy.website}
        {isUnencrypted(url) ? copy.notEncrypted : null}
        <span className="sr-only">{copy.websiteOf({ name })}</span>
      </span>
      <Icon name="external-link" size={16} />
    </a>
  )
}

/** Call, text, chat and website buttons, each only if the record has one. */
export function ContactWays({ title, voice, text, url, chat = null, variant = 'default', copy = english }: Ways) {
  const lighter = variant === 'default' ? 'secondary' : 'outline'
  return (
    <div className="acts">
      {voice ? (
        <LinkButton variant={variant} href={telLink(voice.number, voice.extension)}>
          <Icon name="phone" size={18} />
          <span>
            {copy.call} <span className="num">{voice.number}</span>
            <span className="sr-only">{`, ${title}`}</span>
          </span>
        </LinkButton>
      ) : null}
      {text ? (
        <LinkButton variant={voice ? lighter : variant} href={smsLink(text.number, text.keyword)}>
          <Icon name="message-square" size={18} />
          <span>
            {copy.textTo({ keyword: text.keyword })}
            <span className="num">{text.number}</span>
            <span className="sr-only">{`, ${title}`}</span>
          </span>
        </LinkButton>
      ) : null}
      {chat ? (
        <LinkButton variant="outline" href={copy.websiteIn(chat)} target="_blank" rel="noopener noreferrer">
          <span>
            {copy.chat({ host: websiteHost(copy.websiteIn(chat)) })}
            <span className="sr-only">{copy.websiteOf({ name: title })}</span>
          </span>
          <Icon name="external-link" size={16} />
        </LinkButton>
      ) : null}
      <WebsiteLink name={title} url={url} copy={copy} className="btn btn-line" />
    </div>
  )
}

/** Kinds of help for which someone must be able to ask now. */
const againstViolence = ['domestic-violence', 'sexual-assault', 'trafficking']

type Reached = Pick<ResourceDto, 'title' | 'phones' | 'url'> & Partial<Pick<ResourceDto, 'slug' | 'helpKinds' | 'chat'>>

/** Whom to ask about a program against violence that has no proved number. */
export function WhomToAsk({
  entry: { phones, helpKinds },
  copy,
}: {
  entry: Pick<Reached, 'phones' | 'helpKinds'>
  copy: ContactWords
}) {
  const line = hotline('domestic-violence').phone
  const isReached = phones.some(({ type }) => type === 'voice' || type === 'text')
  if (isReached || !line || !helpKinds?.some((kind) => againstViolence.includes(kind))) return null
  return (
    <span>
      {copy.noNumber}
      <a className="num" href={telLink(line)}>
        {line}
      </a>
      {'. '}
    </span>
  )
}

/** `isShort`: shows the website only if there is no number, and leaves whom to ask to the caller. */
export function ContactButtons({
  entry,
  variant,
  isShort = false,
  copy = english,
  language = 'en',
}: {
  entry: Reached
  variant?: 'default' | 'secondary'
  isShort?: boolean
  copy?: ContactWords
  language?: string
}) {
  const voice = choosePhone(entry.phones, 'voice', language)
  const text = choosePhone(entry.phones, 'text', language)
  const url = isShort && (voice || text) ? null : entry.url
  return (
    <>
      {isShort ? null : <WhomToAsk entry={entry} copy={copy} />}
      <ContactWays
        title={copy.name(entry)}
        {...{ voice, text, url, variant, copy }}
        chat={isShort ? null : entry.chat}
      />
    </>
  )
}
