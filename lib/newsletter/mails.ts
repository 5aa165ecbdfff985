/** What the newsletter sends. Subject, preheader and first line say nothing of what the site is about. */
import type { MailBlock, OutgoingMail } from '@/lib/mail/mail'
import { site } from '@/lib/site/site'

const newsletter = `${site.url}/newsletter`

/** Takes a POST of an email program (RFC 8058); opened by a person it shows a button. */
export function unsubscribeAddress(token: string): string {
  return `${site.url}/api/newsletter/unsubscribe/${token}`
}

interface Letter {
  key: string
  to: string
  /** For leaving and changing topics. */
  manageToken: string
}

export function writeConfirmMail({
  key,
  to,
  manageToken,
  confirmToken,
}: Letter & { confirmToken: string }): OutgoingMail {
  return {
    key,
    to,
    kind: 'newsletter-confirm',
    subject: 'Please confirm your address',
    preheader: 'One click, and you’re done.',
    blocks: [
      { type: 'text', text: `Someone, most likely you, asked for email from ${site.name} at this address.` },
      { type: 'link', label: 'Confirm', href: `${newsletter}/confirm?token=${confirmToken}` },
      {
        type: 'text',
        text: 'The link works for 48 hours. Wasn’t you? Do nothing: the address is deleted after 7 days.',
      },
    ],
    listUnsubscribe: unsubscribeAddress(manageToken),
  }
}

export function writeLinkMail({ key, to, manageToken }: Letter): OutgoingMail {
  return {
    key,
    to,
    kind: 'newsletter-link',
    subject: 'Your link',
    preheader: 'To change what you get, or unsubscribe.',
    blocks: [
      {
        type: 'text',
        text: `This address gets email from ${site.name} already. Here you can change what it gets, or unsubscribe.`,
      },
      { type: 'link', label: 'Open my choices', href: `${newsletter}/preferences?token=${manageToken}` },
      { type: 'text', text: 'Didn’t ask for this? You can ignore it.' },
    ],
    listUnsubscribe: unsubscribeAddress(manageToken),
  }
}

export function writeIssueMail({
  key,
  to,
  manageToken,
  subject,
  preheader,
  blocks,
}: Letter & { subject: string; preheader: string; blocks: MailBlock[] }): OutgoingMail {
  const choices = `${newsletter}/preferences?token=${manageToken}`
  return {
    key,
    to,
    kind: 'newsletter-issue',
    bulk: true,
    subject,
    preheader,
    blocks: [...blocks, { type: 'link', label: 'Change what you get', href: choices }],
    listUnsubscribe: unsubscribeAddress(manageToken),
  }
}
