/** Mails of the directory's upkeep. Neither names an entry: a name may tell what the site is about. */
import type { OutgoingMail } from '@/lib/mail/mail'
import { site } from '@/lib/site'

/** To staff: readers say that a number is wrong where somebody may need it tonight. */
export function writeReportAlert({
  key,
  to,
  resourceId,
}: {
  key: string
  to: string
  resourceId: string
}): OutgoingMail {
  return {
    key,
    to,
    kind: 'report-alert',
    subject: 'Please look at an entry first',
    preheader: 'Several readers say that something in it is wrong.',
    urgent: true,
    blocks: [
      { type: 'text', text: 'Several readers say that the number of one entry is wrong. Please look at it first.' },
      { type: 'text', text: 'Sign in, call the number, and correct it if they are right.' },
      { type: 'link', label: 'Open the entry', href: `${site.url}/admin/checks/${resourceId}` },
      { type: 'text', text: 'You get no further mail about this entry until somebody has checked it.' },
    ],
  }
}

/** To an organization: its own link, by which it says what is right. */
export function writeListingLink({
  key,
  to,
  token,
  days,
}: {
  key: string
  to: string
  token: string
  days: number
}): OutgoingMail {
  return {
    key,
    to,
    kind: 'listing-link',
    subject: 'Is this still right?',
    preheader: 'Two minutes to look over your entry.',
    blocks: [
      { type: 'text', text: `Your organization has an entry in the directory of ${site.name}.` },
      {
        type: 'text',
        text: 'Please look it over: is everything in it still right? You can correct it on the same page.',
      },
      { type: 'link', label: 'Look over the entry', href: `${site.url}/listing/${token}` },
      {
        type: 'text',
        text: `The link works for ${days} days and can be used once. Our staff read your corrections before anybody else sees them.`,
      },
      { type: 'text', text: 'If this mail did not reach the right person, please pass it on. No account is needed.' },
    ],
  }
}
