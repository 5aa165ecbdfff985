/** The emails of a check-in. What shows from outside reveals nothing; the opened email says it plainly. */
import type { MailBlock, OutgoingMail } from '@/lib/mail/mail'
import { to as pathTo } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

/** The member's own page. */
const nameOwnPage = () => `${site.url}${pathTo('/dashboard/check-in')}`

interface ToContact {
  key: string
  to: string
  /** The contact's name. */
  name: string
  /** Her name, as this contact knows her. */
  from: string
  token: string
}

/** In every email to a contact: the page to answer everything, and to leave. */
const answerLink = (label: string, token: string): MailBlock => ({
  type: 'link',
  label,
  href: `${site.url}${pathTo('/trusted-contact')}?token=${token}`,
})
const stopLink = (token: string) => answerLink(words().trusted.emails.stop, token)
const text = (said: string): MailBlock => ({ type: 'text', text: said })

interface Subject {
  subject: string
  preheader: string
}

/** Common parts of every email to a contact: sealed while queued, with a link to leave at the end. */
function writeToContact(
  kind: string,
  { key, to, token }: ToContact,
  { subject, preheader }: Subject,
  blocks: MailBlock[],
): OutgoingMail {
  return {
    key,
    to,
    kind,
    sealed: true,
    language: currentLanguage(),
    subject,
    preheader,
    blocks: [...blocks, stopLink(token)],
  }
}

export function writeContactRequest(mail: ToContact): OutgoingMail {
  const w = words().trusted.emails.request
  return writeToContact('check-in-request', mail, w, [
    text(w.hello({ name: mail.name })),
    text(w.question({ from: mail.from, site: site.name })),
    text(w.free),
    answerLink(w.button, mail.token),
    text(w.end),
  ])
}

export function writeAlert({ message, ...mail }: ToContact & { message: string }): OutgoingMail {
  const w = words().trusted.emails.alert
  const blocks = [
    text(w.hello({ name: mail.name })),
    text(w.why({ from: mail.from, site: site.name })),
    text(w.wrote({ from: mail.from })),
    text(message),
    text(w.what({ from: mail.from })),
    text(w.end),
  ]
  return { ...writeToContact('check-in-alert', mail, w, blocks), urgent: true }
}

export function writeAllClear(mail: ToContact): OutgoingMail {
  const w = words().trusted.emails.clear
  const blocks = [text(w.hello({ name: mail.name })), text(w.text({ from: mail.from }))]
  return { ...writeToContact('check-in-all-clear', mail, w, blocks), urgent: true }
}

interface ToHer {
  key: string
  to: string
}

/** A single sentence, and a link to her own page. */
function writeToHer(kind: string, { key, to }: ToHer, w: Subject & { text: string }): OutgoingMail {
  const { subject, preheader } = w
  const open: MailBlock = { type: 'link', label: words().checkInMails.open, href: nameOwnPage() }
  return { key, to, kind, language: currentLanguage(), subject, preheader, blocks: [text(w.text), open] }
}

export function writeDueReminder({ isAgain, ...mail }: ToHer & { isAgain: boolean }): OutgoingMail {
  const { due } = words().checkInMails
  const subject = isAgain ? due.again : due.subject
  return { ...writeToHer('check-in-due', mail, { ...due, subject }), urgent: true }
}

export function writeContactAnswered(mail: ToHer): OutgoingMail {
  return writeToHer('check-in-answered', mail, words().checkInMails.answered)
}

export function writeDeliveryTrouble(mail: ToHer): OutgoingMail {
  const { trouble } = words().checkInMails
  const written = writeToHer('check-in-trouble', mail, trouble)
  return { ...written, urgent: true, blocks: [...written.blocks, text(trouble.end)] }
}
