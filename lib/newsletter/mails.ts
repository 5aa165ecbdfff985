/** What the newsletter sends. Subject, preheader and first line say nothing of what the site is about. */
import type { MailBlock, OutgoingMail } from '@/lib/mail/mail'
import { call, to as pathTo } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

function pageAddress(page: string, token: string): string {
  return `${site.url}${pathTo(`/newsletter/${page}`)}?token=${token}`
}

/** Takes a POST of an email program (RFC 8058); opened by a person it shows a button. */
export function unsubscribeAddress(token: string): string {
  return `${site.url}${call(`/api/newsletter/unsubscribe/${token}`)}`
}

interface Letter {
  key: string
  to: string
  /** For leaving and changing topics. */
  manageToken: string
}

/** An email that is there for the one link in it. */
function writeLinkLetter(
  { key, to, manageToken }: Letter,
  kind: OutgoingMail['kind'],
  w: { subject: string; preheader: string; text: (values: { name: string }) => string; button: string; end: string },
  href: string,
): OutgoingMail {
  return {
    key,
    to,
    kind,
    language: currentLanguage(),
    subject: w.subject,
    preheader: w.preheader,
    blocks: [
      { type: 'text', text: w.text({ name: site.name }) },
      { type: 'link', label: w.button, href },
      { type: 'text', text: w.end },
    ],
    listUnsubscribe: unsubscribeAddress(manageToken),
  }
}

export function writeConfirmMail({ confirmToken, ...letter }: Letter & { confirmToken: string }): OutgoingMail {
  const { confirm } = words().newsletter.emails
  return writeLinkLetter(letter, 'newsletter-confirm', confirm, pageAddress('confirm', confirmToken))
}

export function writeLinkMail(letter: Letter): OutgoingMail {
  const { link } = words().newsletter.emails
  return writeLinkLetter(letter, 'newsletter-link', link, pageAddress('preferences', letter.manageToken))
}

/** Its articles are in English; the way to change what she gets is in her own language. */
export function writeIssueMail({
  key,
  to,
  manageToken,
  subject,
  preheader,
  blocks,
}: Letter & { subject: string; preheader: string; blocks: MailBlock[] }): OutgoingMail {
  return {
    key,
    to,
    kind: 'newsletter-issue',
    bulk: true,
    subject,
    preheader,
    blocks: [
      ...blocks,
      { type: 'link', label: words().newsletter.changeLink, href: pageAddress('preferences', manageToken) },
    ],
    listUnsubscribe: unsubscribeAddress(manageToken),
  }
}
