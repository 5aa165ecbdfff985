/** The layout of every email: plain, without images, remote content or tracking. */

import { open, seal } from '@/lib/sealing/seal'
import type { Language } from '@/lib/site/language/languages.mjs'
import { mailWords } from '@/lib/site/language/mail-words'
import { to } from '@/lib/site/language/paths'
import { currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { site } from '@/lib/site/site'
import type { MailBlock, OutgoingMail } from './mail'

// Words that an email must not show where someone else may read them: in the sender's name, the subject, the preheader
// (shown on a phone's locked screen) and the first line (shown if there is no preheader).

/** Word prefixes in lower case, by language. Every text is checked against all, because names may be in another language. */
const revealingWords: Record<Language, string> = {
  en: 'abort abus advoca assault attorney batter court crisis custod danger divorc domestic emergenc escap evict femal femin gender girl harass help hotlin hous hurt lawyer legal police pregnan protec rape refug reproduct restrain rights safe sexual shelter stalk suicid surviv traffick victim violen woman women',
  es: 'abogad abort abus acech acos agres albergue ayud corte crisis custod derech desaloj divorc doméstic embaraz emergenc escap femin género golp juzgad legal maltrat mujer pelig policí protec refug reproduct segur sexual sobreviv suicid víctim violac violen viviend',
}

const TELLING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...new Set(Object.values(revealingWords).flatMap((list) => list.split(' ')))].join('|')})[\\p{L}\\p{N}]*`,
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

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

const style = `
:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:#fffbf5;color:#2a1f2d;font:17px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:34rem;margin:0 auto}
p,dl{margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere}
a{color:#5b2a5e}
dt{color:#5e5162;font-size:15px}
dd{margin:0 0 8px}
.b{display:inline-block;padding:12px 22px;border-radius:999px;background:#5b2a5e;color:#fffbf5;font-weight:600;text-decoration:none}
.s{color:#5e5162;font-size:15px}
.h{display:none;max-height:0;overflow:hidden}
@media (prefers-color-scheme:dark){body{background:#1c141e;color:#f3ece6}a{color:#e2b6e4}dt,.s{color:#cdc2c8}.b{background:#e2b6e4;color:#1c141e}}
`.trim()

/** Padding after the preheader, so that a phone's preview does not continue with the body. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(40)

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Only ordinary page addresses: user input in a template can't create other links. */
function readHref(href: string): string | null {
  const address = URL.canParse(href) ? new URL(href) : null
  return address && /^(https?|tel|sms):$/.test(address.protocol) ? href : null
}

function renderBlockHtml(block: MailBlock): string {
  if (block.type === 'text') return `<p>${escapeHtml(block.text)}</p>`
  if (block.type === 'facts') {
    return `<dl>${block.rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`
  }
  const href = readHref(block.href)
  if (!href) return `<p>${escapeHtml(block.label)}</p>`
  return `<p><a class="b" href="${escapeHtml(href)}">${escapeHtml(block.label)}</a></p><p class="s">${escapeHtml(href)}</p>`
}

function renderBlockText(block: MailBlock): string {
  if (block.type === 'text') return block.text
  if (block.type === 'facts') return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
  const href = readHref(block.href)
  return href ? `${block.label}:\n${href}` : block.label
}

type Rendered = Pick<OutgoingMail, 'subject' | 'preheader' | 'blocks' | 'language'> & {
  listUnsubscribe?: string | null
}

export function renderMail(mail: Rendered): RenderedMail {
  return inLanguage(mail.language ?? 'en', () => render(mail))
}

function render(mail: Rendered): RenderedMail {
  const { subject, preheader, blocks } = neutralize(mail)
  const end = `${site.name}, ${site.url}${to('/')}`.replace(/\/$/, '')
  const { unsubscribe } = mailWords()
  const { tag } = languageTags[currentLanguage()]
  const leave = mail.listUnsubscribe
    ? `<p class="s"><a href="${escapeHtml(mail.listUnsubscribe)}">${unsubscribe}</a></p>`
    : ''
  const html = `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head><body><div class="h">${escapeHtml(preheader)}${FILLER}</div><main>${blocks.map(renderBlockHtml).join('')}<p class="s">${escapeHtml(end)}</p>${leave}</main></body></html>`
  const text = [
    ...blocks.map(renderBlockText),
    '-- ',
    end,
    ...(mail.listUnsubscribe ? [`${unsubscribe}:\n${mail.listUnsubscribe}`] : []),
  ].join('\n\n')
  return { subject, html, text: `${text.replace('-- \n\n', '-- \n')}\n` }
}

/** Email content that must be unreadable while queued. */
const place = (key: string) => `mail_outbox:${key}`

/** The stored form: still a list, with a single opaque element. */
export function sealBlocks(key: string, blocks: readonly MailBlock[]): { sealed: string }[] {
  return [{ sealed: seal(JSON.stringify(blocks), place(key)) }]
}

/** Throws if the seal is broken. */
export function readBlocks(key: string, stored: unknown): MailBlock[] {
  const [first]: unknown[] = Array.isArray(stored) ? stored : []
  const sealed: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'sealed') : undefined
  // Stored by queueMail; a check constraint ensures that it is a list.
  return typeof sealed === 'string' ? JSON.parse(open(sealed, place(key))) : (stored as MailBlock[])
}
