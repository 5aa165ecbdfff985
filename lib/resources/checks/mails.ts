/** Emails about the directory's accuracy. None names an entry, because a name may reveal what the site is about. */
import type { OutgoingMail } from '@/lib/mail/mail'
import { site } from '@/lib/site/site'

/** To staff: readers report a wrong number that someone may need tonight. */
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
    preheader: 'Several readers say something in it is wrong.',
    urgent: true,
    blocks: [
      { type: 'text', text: 'Several readers say that one entry has a wrong number. Please look at it first.' },
      { type: 'text', text: 'Sign in, call the number, and correct it if they are right.' },
      { type: 'link', label: 'Open the entry', href: `${site.url}/admin/checks/${resourceId}` },
      { type: 'text', text: 'You won’t get another email about this entry until someone has checked it.' },
    ],
  }
}

/** To an organization: its own link for corrections. */
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
    preheader: 'Two minutes to review your entry.',
    blocks: [
      { type: 'text', text: `Your organization has an entry in the directory of ${site.name}.` },
      {
        type: 'text',
        text: 'Please review it: is everything still right? You can correct it on the same page.',
      },
      { type: 'link', label: 'Review the entry', href: `${site.url}/listing/${token}` },
      {
        type: 'text',
        text: `The link works for ${days} days and can be used once. Our staff reads your corrections before anyone else sees them.`,
      },
      { type: 'text', text: 'If you have closed or moved, please say so there too.' },
      { type: 'text', text: 'If you are not the right person, please forward this email. No account is needed.' },
      {
        type: 'text',
        text: 'En español: si la entrada no está bien, o si cerraron o se mudaron, díganoslo en esta página.',
      },
      { type: 'link', label: 'Revisar la entrada', href: `${site.url}/es/listing/${token}` },
    ],
  }
}
