/** What goes out around a check-in. What shows from outside says nothing; what the contact opens says it plainly. */
import type { MailBlock, OutgoingMail } from '@/lib/mail/mail'
import { site } from '@/lib/site/site'

const page = `${site.url}/dashboard/check-in`

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
  href: `${site.url}/trusted-contact?token=${token}`,
})
const stopLink = (token: string) => answerLink('Stop getting these emails', token)

export function writeContactRequest({ key, to, name, from, token }: ToContact): OutgoingMail {
  return {
    key,
    to,
    kind: 'check-in-request',
    sealed: true,
    subject: 'A question for you',
    preheader: 'Someone you know asks for your answer.',
    blocks: [
      { type: 'text', text: `Hello ${name}, someone you know has a question for you.` },
      {
        type: 'text',
        text: `${from} would like you to be a trusted contact on ${site.name}. ${from} sets a time to check in. If that time passes without an answer, we send you the message that ${from} wrote, by email. You get nothing otherwise.`,
      },
      { type: 'text', text: 'You are free to say no. Nothing is sent to you before you say yes.' },
      answerLink('Answer yes or no', token),
      {
        type: 'text',
        text: 'Please do not talk about this in front of others, and do not forward this email. If you do nothing, your address is deleted after 14 days.',
      },
      stopLink(token),
    ],
  }
}

export function writeAlert({ key, to, name, from, token, message }: ToContact & { message: string }): OutgoingMail {
  return {
    key,
    to,
    kind: 'check-in-alert',
    sealed: true,
    subject: 'Please read this now',
    preheader: 'A message for you that cannot wait.',
    urgent: true,
    blocks: [
      { type: 'text', text: `Hello ${name}, this cannot wait. Please read all of it.` },
      {
        type: 'text',
        text: `${from} named you as a trusted contact on ${site.name}, and has not checked in as planned, or has asked for this without being able to say so. ${from} may be in danger.`,
      },
      { type: 'text', text: `This is what ${from} wrote for you:` },
      { type: 'text', text: message },
      {
        type: 'text',
        text: `What to do now: if the message says what, do that. Otherwise try to reach ${from} in a way that is safe. If someone else answers, do not mention this email. If you believe that ${from} is in danger, call 911 and say where ${from} may be.`,
      },
      {
        type: 'text',
        text: 'We do not call anyone ourselves, and no one reads replies to this email. Other trusted contacts may get this message too. If we hear that all is well, we will write to you again.',
      },
      stopLink(token),
    ],
  }
}

export function writeAllClear({ key, to, name, from, token }: ToContact): OutgoingMail {
  return {
    key,
    to,
    kind: 'check-in-all-clear',
    sealed: true,
    subject: 'Good news',
    preheader: 'It follows up on the last message.',
    urgent: true,
    blocks: [
      { type: 'text', text: `Hello ${name}, this is good news.` },
      { type: 'text', text: `${from} has checked in and says: I am safe. You don’t have to do anything else.` },
      stopLink(token),
    ],
  }
}

interface ToHer {
  key: string
  to: string
}

export function writeDueReminder({ key, to, isAgain }: ToHer & { isAgain: boolean }): OutgoingMail {
  return {
    key,
    to,
    kind: 'check-in-due',
    subject: isAgain ? 'The note you asked for, again' : 'The note you asked for',
    preheader: 'Your time is up.',
    urgent: true,
    blocks: [
      { type: 'text', text: 'Your time is up. You asked us for this note.' },
      { type: 'link', label: 'Open your page', href: page },
    ],
  }
}

export function writeContactAnswered({ key, to }: ToHer): OutgoingMail {
  return {
    key,
    to,
    kind: 'check-in-answered',
    subject: 'An answer for you',
    preheader: 'It is on your page.',
    blocks: [
      { type: 'text', text: 'Someone has answered you.' },
      { type: 'link', label: 'Open your page', href: page },
    ],
  }
}

export function writeDeliveryTrouble({ key, to }: ToHer): OutgoingMail {
  return {
    key,
    to,
    kind: 'check-in-trouble',
    subject: 'An email could not be delivered',
    preheader: 'Please look at your page.',
    urgent: true,
    blocks: [
      { type: 'text', text: 'An email that you planned could not be delivered. Please look at your page.' },
      { type: 'link', label: 'Open your page', href: page },
      {
        type: 'text',
        text: 'Do not count on it: reach the person another way. If you are in danger, call 911.',
      },
    ],
  }
}
