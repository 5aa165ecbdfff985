/**
 * Words that an email must not show where someone else may read them: in the sender's name, the subject, the preheader
 * (shown on a phone's locked screen) and the first line (shown if there is no preheader).
 */
import type { Language } from '@/lib/site/language/languages.mjs'
import { mailWords } from '@/lib/site/language/mail-words'
import { site } from '@/lib/site/site'
import type { MailBlock, OutgoingMail } from './mail'

/** Word prefixes in lower case, by language. Every text is checked against all, because names may be in another language. */
const tellingWords: Record<Language, string> = {
  en: 'abort abus advoca assault attorney batter court crisis custod danger divorc domestic emergenc escap evict femal femin gender girl harass help hotlin hous hurt lawyer legal police pregnan protec rape refug reproduct restrain rights safe sexual shelter stalk suicid surviv traffick victim violen woman women',
  es: 'abogad abort abus acech acos agres albergue ayud corte crisis custod derech desaloj divorc doméstic embaraz emergenc escap femin género golp juzgad legal maltrat mujer pelig policí protec refug reproduct segur sexual sobreviv suicid víctim violac violen viviend',
}

const TELLING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...new Set(Object.values(tellingWords).flatMap((list) => list.split(' ')))].join('|')})[\\p{L}\\p{N}]*`,
  'giu',
)

/** The words of a text that reveal what the site is about. */
export function findTellingWords(text: string): string[] {
  return text.normalize('NFKC').match(TELLING) ?? []
}

/** The first line of an email's body, as a phone's list would show it. */
export function readFirstLine(blocks: readonly MailBlock[]): string {
  const [first] = blocks
  if (!first) return ''
  if (first.type === 'text') return first.text.split('\n', 1)[0] ?? ''
  return first.type === 'link' ? first.label : (first.rows[0] ?? []).join(' ')
}

type Shown = Pick<OutgoingMail, 'subject' | 'preheader' | 'blocks'>

const isTelling = (text: string) => findTellingWords(text).length > 0

/** The final check: whatever a template or a name contains, what is visible from outside stays neutral. */
export function neutralize<Mail extends Shown>(mail: Mail): Mail {
  const opening: MailBlock = { type: 'text', text: `${mailWords().note({ name: site.name })}.` }
  return {
    ...mail,
    subject: isTelling(mail.subject) ? mailWords().note({ name: site.name }) : mail.subject,
    preheader: isTelling(mail.preheader) ? mailWords().alone : mail.preheader,
    blocks: isTelling(readFirstLine(mail.blocks)) ? [opening, ...mail.blocks] : mail.blocks,
  }
}
