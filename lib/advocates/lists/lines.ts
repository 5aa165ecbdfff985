/** A list as a text message, an email or a paper that names no program and says nothing of what the numbers are for. */
import { choosePhone } from '@/lib/resources/read-phone'
import type { ResourceDto } from '@/lib/resources/schema'
import { readCallKind } from '@/lib/safety/call-card/call-kind'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { textWords } from '@/lib/texting/words'

export interface ListLine {
  label: string
  ways: string
}

/** How it is reached: by call, else by text; null if neither. */
export function writeListWays(entry: Pick<ResourceDto, 'phones'>): string | null {
  const language = currentLanguage()
  const voice = choosePhone(entry.phones, 'voice', language)
  if (voice)
    return voice.extension
      ? `${voice.number}${words().records.facts.extension({ extension: voice.extension })}`
      : voice.number
  const text = choosePhone(entry.phones, 'text', language)
  return text ? words().clientList.textTo({ keyword: text.keyword ?? '', number: text.number }) : null
}

/** 'room 216-555-0100', as the texts of the site say it. What has no number is left out. */
export function writePlainLines(entries: readonly ResourceDto[]): ListLine[] {
  const { labels } = words().clientList
  return entries.flatMap((entry) => {
    const ways = writeListWays(entry)
    return ways ? [{ label: labels[readCallKind(entry).kind], ways }] : []
  })
}

/** 'Your list:' */
export const listTitle = () => textWords[currentLanguage()].neutral.title

export function writePlainText(entries: readonly ResourceDto[]): string {
  return [listTitle(), ...writePlainLines(entries).map(({ label, ways }) => `${label} ${ways}`)].join('\n')
}

/** Opens a new text message or email, which the helper addresses and sends. */
export const smsAddress = (text: string) => `sms:?&body=${encodeURIComponent(text)}`
export const mailAddress = (text: string) =>
  `mailto:?subject=${encodeURIComponent(listTitle().replace(/:$/, ''))}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
