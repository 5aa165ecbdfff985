/** The layout of every email: plain, without images, remote content or tracking. */

import { mailWords } from '@/lib/site/language/mail-words'
import { to } from '@/lib/site/language/paths'
import { currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { site } from '@/lib/site/site'
import type { MailBlock, OutgoingMail } from './mail'
import { neutralize } from './neutral'

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
