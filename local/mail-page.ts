import { createHash } from 'node:crypto'
import { documentsIn, escapeText } from './document'
import type { CaughtMail } from './mail-store'

const style = `
:root { color-scheme: light dark; --paper: #fffbf5; --surface: #fff; --ink: #2a1f2d; --soft: #5e5162; --line: #cfc4cf; --plum: #5b2a5e }
@media (prefers-color-scheme: dark) { :root { --paper: #1c141e; --surface: #271d2a; --ink: #f3ece6; --soft: #cdc2c8; --line: #55485a; --plum: #e2b6e4 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
p { margin: 0 0 1rem }
.soft, dt { color: var(--soft) }
a { color: var(--plum) }
ul { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: .75rem }
li a { display: grid; padding: .75rem 1.25rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); color: inherit; text-decoration: none }
li b { color: var(--ink) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1rem }
dd { margin: 0 }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 14px; background: #fff }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); white-space: pre-wrap; font-size: .95rem }
button { font: inherit; min-height: 44px; padding: .3rem 1.2rem; border-radius: 999px; border: 1px solid var(--plum); background: transparent; color: var(--plum); cursor: pointer }
a:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid var(--plum); outline-offset: 3px }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; color: var(--plum) }
`

const renderDocument = documentsIn(style)

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const common = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

export const pageHeaders: Record<string, string> = {
  ...common,
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
}

/** The email's own document: its styles apply, nothing in it runs or loads, and its links open in a new tab. */
export const mailHeaders: Record<string, string> = {
  ...common,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
}

function nameTime(date: string | undefined): string {
  const time = new Date(date ?? '')
  return Number.isNaN(time.getTime()) ? '' : time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
}

/** The preview under the subject in a list: the start of the body, with the hidden preheader first. */
function readSnippet({ parsed }: CaughtMail): string {
  const body = parsed.html?.replace(/<(style|title)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ') ?? parsed.text ?? ''
  const words = body
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&(zwnj|nbsp);|\u034f|\u200c|\u00a0/g, ' ')
  return words.replace(/\s+/g, ' ').trim().slice(0, 110)
}

export function renderList(mails: readonly CaughtMail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/mails/${mail.id}"><b>${escapeText(mail.parsed.subject ?? 'No subject')}</b><span class="soft">${escapeText(readSnippet(mail))}</span><span class="soft">${escapeText(mail.parsed.from?.name || mail.parsed.from?.address || '')} to ${escapeText((mail.parsed.to ?? []).map(({ address }) => address ?? '').join(', '))}, ${nameTime(mail.parsed.date)}</span></a></li>`,
  )
  const clear = '<form method="post" action="/clear"><button>Throw all away</button></form>'
  return renderDocument(
    'Email',
    `<h1>Email</h1><p class="soft">This is a fake mail server for development: everybody's mailbox. Nothing leaves this computer.</p>${
      items.length > 0
        ? `<ul>${items.join('')}</ul>${clear}`
        : '<p>No email has come yet. Send a message from the contact page, or subscribe to the newsletter, and load this page again.</p>'
    }`,
  )
}

export function renderMailPage({ id, raw, parsed }: CaughtMail): string {
  const facts = [
    ['From', parsed.from ? `${parsed.from.name} <${parsed.from.address}>` : ''],
    ['To', (parsed.to ?? []).map(({ address }) => address ?? '').join(', ')],
    ['When', nameTime(parsed.date)],
  ]
  const headers = raw.slice(0, Math.max(0, raw.search(/\r?\n\r?\n/)))
  return renderDocument(
    parsed.subject ?? 'No subject',
    `<p><a href="/">All email</a></p><h1>${escapeText(parsed.subject ?? 'No subject')}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeText(value ?? '')}</dd>`).join('')}</dl>
${parsed.html ? `<h2>As it looks</h2><iframe title="The email as it looks" src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
<h2>As text</h2><pre>${escapeText(parsed.text ?? '')}</pre>
<details><summary>Headers</summary><pre>${escapeText(headers)}</pre></details>`,
  )
}

/** Links open in a new tab, because a frame is no place for a page. */
export function renderMailBody({ parsed }: CaughtMail): string {
  return `<base target="_blank">${parsed.html ?? `<pre>${escapeText(parsed.text ?? '')}</pre>`}`
}

export function renderNothing(): string {
  return renderDocument('Not found', '<h1>Not found</h1><p><a href="/">All email</a></p>')
}
