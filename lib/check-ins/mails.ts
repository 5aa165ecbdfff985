/** What goes out around a check-in. What shows from outside says nothing; what the contact opens says it plainly. */
import type { MailBlock, OutgoingMail } from '@/lib/mail/mail'
import { to as pathTo } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

/** Her own page. */
const nameOwnPage = () => `${site.url}${pathTo('/dashboard/check-in')}`

interface ToContact {
  key: string
  to: string
  /** The contact. */
  name: string
  /** She, as this person knows her. */
  from: string
  token: string
}

/** In every email to a contact: the one page where everything can be answered, and ended. */
const answerLink = (label: string, token: string): MailBlock => ({
  type: 'link',
  label,
  href: `${site.url}${pathTo('/trusted-contact')}?token=${token}`,
})
const stopLink = (token: string) => answerLink(words().trusted.emails.stop, token)
const text = (said: string): MailBlock => ({ type: 'text', text: said })

export function writeContactRequest({ key, to, name, from, token }: ToContact): OutgoingMail {
  const w = words().trusted.emails.request
  return {
    key,
    to,
    kind: 'check-in-request',
    sealed: true,
    language: currentLanguage(),
    subject: w.subject,
    preheader: w.preheader,
    blocks: [
      text(w.hello(name)),
      text(w.question(from, site.name)),
      text(w.free),
      answerLink(w.button, token),
      text(w.end),
      stopLink(token),
    ],
  }
}

export function writeAlert({ key, to, name, from, token, message }: ToContact & { message: string }): OutgoingMail {
  const w = words().trusted.emails.alert
  return {
    key,
    to,
    kind: 'check-in-alert',
    sealed: true,
    language: currentLanguage(),
    subject: w.subject,
    preheader: w.preheader,
    urgent: true,
    blocks: [
      text(w.hello(name)),
      text(w.why(from, site.name)),
      text(w.wrote(from)),
      text(message),
      text(w.what(from)),
      text(w.end),
      stopLink(token),
    ],
  }
}

export function writeAllClear({ key, to, name, from, token }: ToContact): OutgoingMail {
  const w = words().trusted.emails.clear
  return {
    key,
    to,
    kind: 'check-in-all-clear',
    sealed: true,
    language: currentLanguage(),
    subject: w.subject,
    preheader: w.preheader,
    urgent: true,
    blocks: [text(w.hello(name)), text(w.text(from)), stopLink(token)],
  }
}

interface ToHer {
  key: string
  to: string
}

export function writeDueReminder({ key, to, isAgain }: ToHer & { isAgain: boolean }): OutgoingMail {
  const w = words().checkInMails
  return {
    key,
    to,
    kind: 'check-in-due',
    language: currentLanguage(),
    subject: isAgain ? w.due.again : w.due.subject,
    preheader: w.due.preheader,
    urgent: true,
    blocks: [text(w.due.text), { type: 'link', label: w.open, href: nameOwnPage() }],
  }
}

export function writeContactAnswered({ key, to }: ToHer): OutgoingMail {
  const w = words().checkInMails
  return {
    key,
    to,
    kind: 'check-in-answered',
    language: currentLanguage(),
    subject: w.answered.subject,
    preheader: w.answered.preheader,
    blocks: [text(w.answered.text), { type: 'link', label: w.open, href: nameOwnPage() }],
  }
}

export function writeDeliveryTrouble({ key, to }: ToHer): OutgoingMail {
  const w = words().checkInMails
  return {
    key,
    to,
    kind: 'check-in-trouble',
    language: currentLanguage(),
    subject: w.trouble.subject,
    preheader: w.trouble.preheader,
    urgent: true,
    blocks: [text(w.trouble.text), { type: 'link', label: w.open, href: nameOwnPage() }, text(w.trouble.end)],
  }
}
